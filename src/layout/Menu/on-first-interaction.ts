import { interactionEvents } from "../pre-hydration/interaction-events";

/**
 * Calls back once, on the first user interaction: at once if there was one before hydration,
 * which the pre-hydration script records (../pre-hydration/pre-hydration-script.ts).
 *
 * @returns the unsubscribe function.
 */
export const onFirstInteraction = (callback: () => void): (() => void) => {
  const unsubscribe = () =>
    interactionEvents.forEach((event) => window.removeEventListener(event, once));
  const once = () => {
    unsubscribe();
    callback();
  };
  if (document.documentElement.dataset.interacted === undefined) {
    interactionEvents.forEach((event) => window.addEventListener(event, once, { passive: true }));
  } else callback();

  return unsubscribe;
};
