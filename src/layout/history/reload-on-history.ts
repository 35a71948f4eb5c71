import { isSamePath } from "../../lib/is-same-path";
import { urlChangedEvent } from "../../lib/replace-url";

/** The sessionStorage key that marks a reload by {@link reloadOnHistory}. */
export const reloadedFlag = "reloaded-by-history";

const pageOf = ({ pathname, search }: Location) => ({ pathname, search });

const isSamePage = (one: ReturnType<typeof pageOf>, other: ReturnType<typeof pageOf>) =>
  isSamePath(one.pathname, other.pathname) && one.search === other.search;

/** Starts a page at its top that was loaded by back, forward or {@link reloadOnHistory}. */
const startAtTop = (navigationType: string | undefined) => {
  let isHistoryLoad = navigationType === "back_forward";
  try {
    isHistoryLoad = sessionStorage.getItem(reloadedFlag) !== null || isHistoryLoad;
    sessionStorage.removeItem(reloadedFlag);
  } catch {
    // Storage is forbidden.
  }
  if (!isHistoryLoad) return;

  history.scrollRestoration = "manual";
  // Chromium ignores scrollRestoration before the first layout, which this forces.
  void scrollY;
  document.addEventListener("DOMContentLoaded", () => scrollTo(0, 0));
};

/**
 * Scrolls to the top and reloads on the browser's back and forward (specification, section 2),
 * except between fragments of one page. A reload adds no history entry, so there is no loop.
 *
 * @param navigationType of the page's load.
 * @param reload replaced in tests, where a document cannot be reloaded.
 */
export const reloadOnHistory = (
  navigationType: string | undefined,
  reload = () => location.reload(),
): void => {
  startAtTop(navigationType);
  addEventListener("pagehide", () => {
    history.scrollRestoration = "auto";
  });

  let current = pageOf(location);
  const reloadAtTop = () => {
    scrollTo(0, 0);
    try {
      sessionStorage.setItem(reloadedFlag, "1");
    } catch {
      // Storage is forbidden: the browser restores the scroll position.
    }
    reload();
  };
  addEventListener(urlChangedEvent, () => {
    current = pageOf(location);
  });
  addEventListener("popstate", () => {
    const next = pageOf(location);
    if (isSamePage(current, next)) return;
    current = next;
    reloadAtTop();
  });
  // Restored from the back/forward cache.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) reloadAtTop();
  });
};
