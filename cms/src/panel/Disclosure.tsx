import { type ReactNode, useState } from "react";

type Props = { summary: ReactNode; children: ReactNode };

/** A line that opens and closes what is below it, which is mounted only while it is open. */
export const Disclosure = ({ summary, children }: Props) => {
  const [isOpen, setOpen] = useState(false);

  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary style={{ cursor: "pointer", overflowWrap: "anywhere" }}>{summary}</summary>
      {isOpen && children}
    </details>
  );
};
