import type { FC } from "react";

import { useBrowserValue } from "../../components/use-hydrated";

/** The current year: prerendered with the year of the build, corrected after hydration. */
export const CurrentYear: FC<{ buildYear: string }> = ({ buildYear }) => (
  <>{useBrowserValue(buildYear, () => String(new Date().getFullYear()))}</>
);
