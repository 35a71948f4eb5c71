/** Scrolls a page of twice the window's height to a position in percent. */
export const scrollToPercentage = (percentage: number) => {
  const { documentElement } = document;
  // jsdom has no layout: every height is 0.
  Object.defineProperty(documentElement, "scrollHeight", { value: 2000, configurable: true });
  Object.defineProperty(documentElement, "clientHeight", { value: 1000, configurable: true });
  Object.defineProperty(window, "scrollY", { value: percentage * 10, configurable: true });
  window.dispatchEvent(new Event("scroll"));
};
