import { useEffect, useRef, type RefObject } from "react";

import { useHydrated } from "../use-hydrated";

/**
 * Replays a click made before hydration: the page script (src/layout/page-script) marks the
 * clicked element aria-busy.
 *
 * @returns the element's ref and attributes, and whether the page is hydrated.
 */
export const useReplayedClick = <T extends HTMLElement>(
  onClick: () => void,
): { ref: RefObject<T>; attributes: { "data-replay-click"?: "" }; hydrated: boolean } => {
  const ref = useRef<T>(null);
  const hydrated = useHydrated();
  // Later, a button sets aria-busy itself.
  const wasHydrated = useRef(false);

  useEffect(() => {
    if (!hydrated || wasHydrated.current) return;
    wasHydrated.current = true;
    if (!ref.current?.hasAttribute("aria-busy")) return;
    ref.current.removeAttribute("aria-busy");
    onClick();
  }, [hydrated, onClick]);

  return { ref, attributes: hydrated ? {} : { "data-replay-click": "" }, hydrated };
};
