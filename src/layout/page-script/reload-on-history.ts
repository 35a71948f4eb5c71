/** The sessionStorage key that marks a reload by {@link reloadOnHistory}. */
export const reloadedFlag = "reloaded-by-history";

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
 * Scrolls to the top and reloads on the browser's back and forward (specification, section 2): a page
 * from the back/forward cache is loaded again. A reload adds no history entry, so there is no loop.
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
  const reloadAtTop = () => {
    scrollTo(0, 0);
    try {
      sessionStorage.setItem(reloadedFlag, "1");
    } catch {
      // Storage is forbidden: the browser restores the scroll position.
    }
    reload();
  };
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) reloadAtTop();
  });
  // An entry of history.pushState is of the same document, which shows another page.
  const { pathname } = location;
  addEventListener("popstate", () => {
    if (location.pathname !== pathname) reloadAtTop();
  });
};
