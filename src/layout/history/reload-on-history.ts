import { urlReplacedEvent } from "../../lib/replace-url";
import { isSamePath } from "../../lib/is-same-path";

/** The sessionStorage key that marks a reload by {@link reloadOnHistory}. */
export const reloadedFlag = "reloaded-by-history";

declare global {
  interface Window {
    /** Aborts the history handlers of the pre-hydration script. */
    preHydrationController?: AbortController;
  }
}

const pageOf = ({ pathname, search }: Location) => ({ pathname, search });

const isSamePage = (one: ReturnType<typeof pageOf>, other: ReturnType<typeof pageOf>) =>
  isSamePath(one.pathname, other.pathname) && one.search === other.search;

/**
 * Scrolls to the top and reloads on the browser's back and forward (specification, section 2),
 * except between fragments of one page. A reload adds no history entry, so there is no loop; the
 * flag makes the next load start at the top. The pre-hydration script reads it, and does the same
 * until hydration (../pre-hydration/pre-hydration-script.ts).
 *
 * @param reload replaced in tests, where a document cannot be reloaded.
 */
export const reloadOnHistory = (reload: () => void = () => window.location.reload()) => {
  let current = pageOf(window.location);
  window.preHydrationController?.abort();

  const reloadAtTop = () => {
    window.scrollTo(0, 0);
    window.history.scrollRestoration = "manual";
    try {
      window.sessionStorage.setItem(reloadedFlag, "1");
    } catch {
      // Storage is forbidden: the page reloads, and the browser restores the scroll position.
    }
    reload();
  };

  const trackUrl = () => {
    current = pageOf(window.location);
  };
  window.addEventListener(urlReplacedEvent, trackUrl);

  window.addEventListener("popstate", () => {
    const next = pageOf(window.location);
    if (isSamePage(current, next)) return;
    current = next;
    reloadAtTop();
  });

  // Restored from the back/forward cache.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) reloadAtTop();
  });

  return {
    /** Call on each route change, so that a history step to the same page is recognized. */
    onRoute: trackUrl,
  };
};
