import { useSyncExternalStore } from "react";

/** The specification's breakpoint lg: from here on the menu shows panels next to the list. */
const query = "(min-width: 992px)";

const subscribe = (notify: () => void) => {
  const media = window.matchMedia(query);
  media.addEventListener("change", notify);

  return () => media.removeEventListener("change", notify);
};

/** Whether the window is wide enough for the menu's dropdown panels. */
export const useIsWide = () =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
