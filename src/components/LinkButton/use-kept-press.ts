import { useEffect, useRef, type RefObject } from "react";

import { useHydrated } from "../use-hydrated";

/**
 * Keeps a press that comes before React: the script in the head (src/layout/early) marks the
 * element busy, and the press acts when React is there.
 *
 * @returns what the element gets, and whether React is there.
 */
export const useKeptPress = <T extends HTMLElement>(
  press: () => void,
): { ref: RefObject<T>; keep: { "data-keep"?: "" }; hydrated: boolean } => {
  const ref = useRef<T>(null);
  const hydrated = useHydrated();

  useEffect(() => {
    if (!hydrated || !ref.current?.hasAttribute("aria-busy")) return;
    ref.current.removeAttribute("aria-busy");
    press();
  }, [hydrated, press]);

  return { ref, keep: hydrated ? {} : { "data-keep": "" }, hydrated };
};
