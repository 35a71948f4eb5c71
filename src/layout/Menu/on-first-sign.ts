const signs = ["pointermove", "pointerdown", "touchstart", "keydown", "scroll"] as const;

/**
 * Calls back once, at the first sign that somebody is using the page.
 *
 * @returns a function that calls it off.
 */
export const onFirstSign = (act: () => void): (() => void) => {
  const stop = () => signs.forEach((sign) => window.removeEventListener(sign, once));
  const once = () => {
    stop();
    act();
  };
  signs.forEach((sign) => window.addEventListener(sign, once, { passive: true }));

  return stop;
};
