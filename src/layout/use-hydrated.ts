import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether the page runs its script: false in the HTML that the build wrote, true from then on. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
