/** The page after a sent message (specification, section 7). */
export const thankYouPath = "/thankyou/";

/** How soon the page reloads after a message that went without a location (specification, section 9). */
export const reloadDelay = 100;

/**
 * Leads to the thank-you page. A message that was sent without the visitor's
 * location also reloads it a moment later, as the specification asks.
 */
export const finish = (
  located: boolean,
  navigate: (path: string) => unknown,
  reload: () => void = () => window.location.reload(),
): void => {
  void navigate(thankYouPath);
  if (!located) setTimeout(reload, reloadDelay);
};
