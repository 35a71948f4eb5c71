import { loadPage, reloadPage } from "../../lib/load-page";

/** Delay of the reload without a location, in milliseconds (specification, section 9). */
const reloadDelayMs = 100;

/** Opens the thank-you page: without the visitor's location by a reload, as specified. */
export const redirectToThankYou = (hasLocation: boolean, thankYouPath: string): void => {
  if (hasLocation) return loadPage(thankYouPath);
  window.history.pushState(null, "", thankYouPath);
  setTimeout(reloadPage, reloadDelayMs);
};
