import { useSyncExternalStore } from "react";

const subscribe = () => () => undefined;

/** One value on the server and until hydration, then another, which does not change on the page. */
export const useBrowserValue = <T>(prerendered: T, read: () => T): T =>
  useSyncExternalStore(subscribe, read, () => prerendered);

/** False on the server and until hydration: for controls that need JavaScript. */
export const useHydrated = (): boolean => useBrowserValue(false, () => true);
