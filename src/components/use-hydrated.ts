import { useSyncExternalStore } from "react";

const subscribe = () => () => undefined;

/** False on the server and until hydration: for controls that need JavaScript. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
