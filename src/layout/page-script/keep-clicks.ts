import { saveConsent } from "./consent-banner";

/** Opens the page that serves instead of an element without React. */
const follow = (element: HTMLElement) => {
  const url = element instanceof HTMLAnchorElement ? element.href : element.closest("form")?.action;
  if (url) location.assign(url);
};

/**
 * Stores the choice of the cookie banner, and keeps other clicks that need React until it has loaded:
 * see ../../components/DialogTrigger/use-replayed-click.ts.
 *
 * @param onAllowed called when the visitor allows vendors.
 */
export const keepClicks = (onAllowed: () => void) => {
  let pending: HTMLElement | undefined;
  let failed = false;

  const fail = ({ type, target }: Event) => {
    if (type === "error" && !(target instanceof HTMLScriptElement)) return;
    failed = true;
    if (pending?.hasAttribute("aria-busy")) follow(pending);
  };
  addEventListener("error", fail, true);
  addEventListener("unhandledrejection", fail);

  const onClick = (event: MouseEvent) => {
    const clicked = (event.target as Element).closest<HTMLElement>(
      "[data-choice],[data-replay-click]",
    );
    if (!clicked || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const { choice } = clicked.dataset;
    if (choice) {
      saveConsent(choice);
      if (choice.includes(".")) onAllowed();

      return;
    }
    const isLink = clicked instanceof HTMLAnchorElement;
    if (clicked.hasAttribute("aria-busy") || (failed && isLink)) return;
    event.preventDefault();
    if (failed) {
      follow(clicked);

      return;
    }
    clicked.setAttribute("aria-busy", "true");
    pending = clicked;
  };
  document.addEventListener("click", onClick, true);
};
