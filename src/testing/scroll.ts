/** Scrolls a page of twice the window's height so far that this share of the way is behind, in percent. */
export const scrollToPercentage = (percentage: number) => {
  const { documentElement } = document;
  // jsdom lays nothing out: every height is 0.
  Object.defineProperty(documentElement, "scrollHeight", { value: 2000, configurable: true });
  Object.defineProperty(documentElement, "clientHeight", { value: 1000, configurable: true });
  Object.defineProperty(window, "scrollY", { value: percentage * 10, configurable: true });
  window.dispatchEvent(new Event("scroll"));
};
