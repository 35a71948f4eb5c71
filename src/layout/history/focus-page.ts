/** The id of the page's main part: where the skip link leads, and focus after a change of page. */
export const contentId = "content";

/**
 * Moves focus to the new page's main part, so that keyboards and screen readers go
 * on from there (WCAG 2.4.3). Gatsby announces the page's heading by itself.
 */
export const focusPage = () => {
  document.getElementById(contentId)?.focus({ preventScroll: true });
};
