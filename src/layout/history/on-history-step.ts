import { addressReplaced } from "../../lib/replace-address";
import { samePath } from "../../lib/same-path";

const flag = "reloaded-by-history";

const pageOf = ({ pathname, search }: Location) => ({ pathname, search });

const isSamePage = (one: ReturnType<typeof pageOf>, other: ReturnType<typeof pageOf>) =>
  samePath(one.pathname, other.pathname) && one.search === other.search;

/**
 * On the browser's back or forward the page scrolls to its top and reloads
 * (specification, section 2). A step between fragments of one page is left alone.
 * A reload is no step of the history, so nobody ends in a loop; the flag, kept for
 * the one load that follows, only says that this load starts at its top.
 *
 * @param reload replaced in tests, where a document cannot be reloaded.
 */
export const watchHistory = (reload: () => void = () => window.location.reload()) => {
  let shown = pageOf(window.location);

  const startOver = () => {
    window.scrollTo(0, 0);
    window.history.scrollRestoration = "manual";
    try {
      window.sessionStorage.setItem(flag, "1");
    } catch {
      // Storage is forbidden: the page reloads all the same, where the browser left it.
    }
    reload();
  };

  const note = () => {
    shown = pageOf(window.location);
  };
  window.addEventListener(addressReplaced, note);

  window.addEventListener("popstate", () => {
    const next = pageOf(window.location);
    if (isSamePage(shown, next)) return;
    shown = next;
    startOver();
  });

  // The browser brought back a whole page that it had put aside.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) startOver();
  });

  return {
    /** To be told of each route, so that a step to the same page is known as one. */
    onRoute: note,
  };
};

/** Whether this load of the page came from back or forward, and starts at its top. Answers once for each reload. */
export const cameByHistory = (): boolean => {
  try {
    const flagged = window.sessionStorage.getItem(flag) !== null;
    window.sessionStorage.removeItem(flag);
    if (flagged) return true;
  } catch {
    // Without storage the browser's own word has to do.
  }
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];

  return entry?.type === "back_forward";
};
