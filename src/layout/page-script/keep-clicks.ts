import { renderingFailed } from "../Layout/rendering-failed-event";
import { saveConsent } from "./consent-banner";
import { restoreLinks } from "./links-as-buttons";

/** Without React, a link leads to its page, and an email address is shown below forms. */
const giveUp = (element: HTMLElement) => {
  if ("href" in element) return location.assign(String(element.href));
  element.removeAttribute("aria-busy");
  document.documentElement.dataset.scripts = "failed";
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

  const fail = () => {
    failed = true;
    restoreLinks();
    if (pending?.hasAttribute("aria-busy")) giveUp(pending);
  };
  // A visitor may block vendors' scripts, which no form needs.
  const onError = ({ target }: Event) => {
    if ((target as Partial<Element>).matches?.('script[src^="/"]')) fail();
  };
  addEventListener("error", onError, true);
  addEventListener("unhandledrejection", fail);
  addEventListener(renderingFailed, fail);

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
    const isLink = "href" in clicked;
    if (clicked.hasAttribute("aria-busy") || (failed && isLink)) return;
    event.preventDefault();
    if (failed) {
      giveUp(clicked);

      return;
    }
    clicked.setAttribute("aria-busy", "true");
    pending = clicked;
  };
  document.addEventListener("click", onClick, true);
};
