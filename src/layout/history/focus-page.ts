/** The id of the page's main part: where the skip link leads, and focus after a change of page. */
export const contentId = "content";

// Gatsby's router gives focus to its own wrapper a moment after the page changed.
const routerWrapper = "gatsby-focus-wrapper";
const moment = 500;

const focus = (target: HTMLElement | null) => {
  // A heading that a fragment names takes no focus by itself.
  if (target && !target.hasAttribute("tabindex")) target.tabIndex = -1;
  target?.focus({ preventScroll: true });
};

/** The part of the page that a fragment names, as `#team`. */
export const namedPart = (fragment: string): HTMLElement | null =>
  document.getElementById(decodeURIComponent(fragment.slice(1)));

/**
 * Moves focus to the page's main part, so that keyboards and screen readers go on
 * from there (WCAG 2.4.3), and passes it on there when the router takes it meanwhile.
 * Gatsby announces the page's heading by itself.
 *
 * @param fragment of the address, as `#team`: focus goes to the element that it names.
 */
export const focusPage = (fragment = "") => {
  const focusContent = () => focus(namedPart(fragment) ?? document.getElementById(contentId));
  const wrapper = document.getElementById(routerWrapper);
  wrapper?.addEventListener("focus", focusContent, { once: true });
  window.setTimeout(() => wrapper?.removeEventListener("focus", focusContent), moment);
  focusContent();
};
