import { Typography, VisuallyHidden } from "@strapi/design-system";

import { wordChanges } from "./word-changes";

type Props = { label?: string | undefined; texts: [string, string] };

const marks = { removed: "del", added: "ins" } as const;

/** The differences between two texts: words of the first crossed out, those of the second underlined. */
export const WordDifferences = ({ label, texts }: Props) => {
  const changes = wordChanges(texts);
  if (!changes) return null;

  return (
    <Typography tag="p" style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
      {label && <Typography fontWeight="bold">{label}: </Typography>}
      {changes.map(({ words, kind }, index) => {
        if (kind === "same") return words;
        const Mark = marks[kind];

        return (
          <Mark key={index}>
            <VisuallyHidden>{`(${kind}: `}</VisuallyHidden>
            {words}
            <VisuallyHidden>)</VisuallyHidden>
          </Mark>
        );
      })}
    </Typography>
  );
};
