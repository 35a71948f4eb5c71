import { useSyncExternalStore, type FC } from "react";

const subscribe = () => () => undefined;

/** The current year: prerendered with the year of the build, corrected after hydration. */
export const CurrentYear: FC<{ buildYear: string }> = ({ buildYear }) => {
  const year = useSyncExternalStore(
    subscribe,
    () => String(new Date().getFullYear()),
    () => buildYear,
  );

  return <>{year}</>;
};
