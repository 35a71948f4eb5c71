/** Dispatched on the window when the page's URL has changed without a load. */
export const urlChangedEvent = "urlchanged";

/** Tells the listeners of {@link urlChangedEvent} that the URL has changed. */
export const announceUrl = (): void => {
  window.dispatchEvent(new Event(urlChangedEvent));
};

/** Replaces the URL of the page without a history entry. Gatsby's navigate() would scroll to the top. */
export const replaceUrl = (url: string): void => {
  window.history.replaceState(window.history.state, "", url);
  announceUrl();
};
