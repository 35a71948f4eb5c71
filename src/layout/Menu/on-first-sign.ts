import { signs } from "../early/signs";

/**
 * Calls back once, at the first sign that somebody is using the page: at once if there was
 * one before React came, which the script in the head notes (../early/early-script.ts).
 *
 * @returns a function that calls it off.
 */
export const onFirstSign = (act: () => void): (() => void) => {
  const stop = () => signs.forEach((sign) => window.removeEventListener(sign, once));
  const once = () => {
    stop();
    act();
  };
  if (document.documentElement.dataset.person === undefined) {
    signs.forEach((sign) => window.addEventListener(sign, once, { passive: true }));
  } else act();

  return stop;
};
