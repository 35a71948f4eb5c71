import { useEffect, useRef, type FC, type ReactNode } from "react";

import { Notice } from "../../components/Notice/Notice";

/** The message in the place of a form that was sent. It has the focus, which was in the form. */
export const Thanks: FC<{ children: ReactNode }> = ({ children }) => {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.focus(), []);

  return (
    <div ref={root} tabIndex={-1}>
      <Notice tone="success" title="Thank you">
        {children}
      </Notice>
    </div>
  );
};
