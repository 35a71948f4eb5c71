/** The event that {@link replaceUrl} dispatches on the window. */
export const urlReplacedEvent = "urlreplaced";

/** Replaces the URL of the page without a history entry. Gatsby's navigate() would scroll to the top. */
export const replaceUrl = (url: string): void => {
  window.history.replaceState(window.history.state, "", url);
  window.dispatchEvent(new Event(urlReplacedEvent));
};
