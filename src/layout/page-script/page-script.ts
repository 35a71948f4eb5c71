/**
 * The inline script in the head of every page: what a page does without React, which it loads when
 * something needs it. ./bundle-page-script.ts bundles it; it has no data of a page, so that one CSP
 * hash covers it.
 */
import { showAnnouncement } from "./announcement";
import { askForConsent } from "./consent-banner";
import { clickBySpace, showDialogTriggers } from "./links-as-buttons";
import { keepClicks } from "./keep-clicks";
import { keepReferrer } from "./keep-referrer";
import { markActiveHeading } from "./mark-active-heading";
import { limitPageTransitions } from "./page-transitions";
import { playVideo } from "./play-video";
import { reloadOnHistory } from "./reload-on-history";
import { repairUrl } from "./repair-url";
import { applyScheme, showScheme } from "./scheme";
import { watchScroll } from "./watch-scroll";
import { startHydration, watchUse } from "./start-hydration";
import { updateYear } from "./update-year";
import { watchForms } from "./watch-forms";
import { delayFonts } from "./delay-fonts";

const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
const navigationType = navigation?.type;

applyScheme();
showAnnouncement();
repairUrl();
reloadOnHistory(navigationType);
keepReferrer();
limitPageTransitions();
askForConsent();
delayFonts(navigationType);
watchUse();
keepClicks(startHydration);
watchScroll();
document.addEventListener("click", playVideo);
document.addEventListener("keydown", clickBySpace, true);
document.addEventListener("DOMContentLoaded", () => {
  showScheme();
  showDialogTriggers();
  updateYear();
  watchForms();
  markActiveHeading();
});
