import { useSyncExternalStore } from "react";

/** The specification's breakpoint lg, from which the menu shows panels next to the list. */
const query = "(min-width: 992px)";

const subscribe = (notify: () => void) => {
  const media = window.matchMedia(query);
  media.addEventListener("change", notify);

  return () => media.removeEventListener("change", notify);
};

export const useIsWide = () =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
