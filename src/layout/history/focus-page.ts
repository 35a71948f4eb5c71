/** The id of the main element, the target of the skip link and of focus after navigation. */
export const contentId = "content";

// Gatsby's router focuses its wrapper shortly after navigation.
const routerWrapper = "gatsby-focus-wrapper";
const routerFocusDelayMs = 500;

const focus = (target: HTMLElement | null) => {
  // A heading is not focusable by itself.
  if (target && !target.hasAttribute("tabindex")) target.tabIndex = -1;
  target?.focus({ preventScroll: true });
};

/** The element that a fragment such as `#team` names. */
export const fragmentTarget = (fragment: string): HTMLElement | null =>
  document.getElementById(decodeURIComponent(fragment.slice(1)));

/**
 * Moves focus to the main element, so that keyboards and screen readers continue there
 * (WCAG 2.4.3), also if the router focuses its wrapper meanwhile. Gatsby itself announces
 * the page's heading.
 *
 * @param fragment of the URL, such as `#team`: focuses the element that it names instead.
 */
export const focusPage = (fragment = "") => {
  const focusContent = () => focus(fragmentTarget(fragment) ?? document.getElementById(contentId));
  const wrapper = document.getElementById(routerWrapper);
  wrapper?.addEventListener("focus", focusContent, { once: true });
  window.setTimeout(() => wrapper?.removeEventListener("focus", focusContent), routerFocusDelayMs);
  focusContent();
};
