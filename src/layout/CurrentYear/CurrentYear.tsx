import { useSyncExternalStore, type FC } from "react";

const never = () => () => undefined;

/**
 * The current year. The page is built with the year of its build, which React finds
 * again when it takes the page over; the visitor's clock corrects it right after.
 */
export const CurrentYear: FC<{ built: string }> = ({ built }) => {
  const year = useSyncExternalStore(
    never,
    () => String(new Date().getFullYear()),
    () => built,
  );

  return <>{year}</>;
};
