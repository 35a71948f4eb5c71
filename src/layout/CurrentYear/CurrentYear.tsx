import type { FC } from "react";

/** The current year: prerendered with the year of the build, corrected by the page script. */
export const CurrentYear: FC<{ buildYear: string }> = ({ buildYear }) => (
  <span
    data-current-year
    suppressHydrationWarning
    // As HTML, because React would undo the correction of a text.
    dangerouslySetInnerHTML={{ __html: buildYear }}
  />
);
