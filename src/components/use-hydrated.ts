import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False in the page as it was built and true once script runs: for what does nothing without script. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
