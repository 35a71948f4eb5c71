import { addressReplaced } from "../../lib/replace-address";
import { samePath } from "../../lib/same-path";

/** Kept for the one load that follows a reload of {@link watchHistory}. */
export const reloadedFlag = "reloaded-by-history";

declare global {
  interface Window {
    /** Ends what the script in the head does about the history. */
    beforeReact?: AbortController;
  }
}

const pageOf = ({ pathname, search }: Location) => ({ pathname, search });

const isSamePage = (one: ReturnType<typeof pageOf>, other: ReturnType<typeof pageOf>) =>
  samePath(one.pathname, other.pathname) && one.search === other.search;

/**
 * On the browser's back or forward the page scrolls to its top and reloads
 * (specification, section 2). A step between fragments of one page is left alone.
 * A reload is no step of the history, so nobody ends in a loop; the flag only
 * says that the load that follows starts at its top. The script in the head reads it, and does
 * the same until this takes over (../early/early-script.ts).
 *
 * @param reload replaced in tests, where a document cannot be reloaded.
 */
export const watchHistory = (reload: () => void = () => window.location.reload()) => {
  let shown = pageOf(window.location);
  window.beforeReact?.abort();

  const startOver = () => {
    window.scrollTo(0, 0);
    window.history.scrollRestoration = "manual";
    try {
      window.sessionStorage.setItem(reloadedFlag, "1");
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
