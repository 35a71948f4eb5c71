/** Which pictures there are: every name with the way it is drawn. */
import { flow } from "./flow.mjs";
import { islands } from "./islands.mjs";
import { about, careers, portfolio } from "./pages/charts.mjs";
import { home } from "./pages/home.mjs";
import { share } from "./pages/share.mjs";
import { contact, practice, thankyou } from "./pages/waters.mjs";
import { ripples } from "./ripples.mjs";
import { ARTICLES } from "./settings/articles.mjs";
import { RIPPLES } from "./settings/groups.mjs";
import { ISLANDS } from "./settings/industries.mjs";
import { FLOWS } from "./settings/services.mjs";
import { strata } from "./strata.mjs";
import { claimsQueue } from "./studies/claims-queue.mjs";
import { claimsRules } from "./studies/claims-rules.mjs";
import { clinicApp } from "./studies/clinic-app.mjs";
import { clinicDesk } from "./studies/clinic-desk.mjs";
import { shopPlan } from "./studies/shop-plan.mjs";
import { shopTablet } from "./studies/shop-tablet.mjs";
import { tradeApproval } from "./studies/trade-approval.mjs";
import { tradeList } from "./studies/trade-list.mjs";

/**
 * Every picture: its name, and a function that draws it as SVG. Articles without an entry of their
 * own get a section that follows from their slug alone.
 * @param {{ articles?: string[] }} [content] slugs of the seeded articles
 * @returns {Record<string, () => string>}
 */
export function pictures({ articles = [] } = {}) {
  /** @type {Record<string, () => string>} */
  const all = {
    home,
    about,
    "about-practice": practice,
    contact,
    blog: () => strata("blog", { ground: "foam", fault: 0.62, bore: 0.3, layers: 11, relief: 60 }),
    careers,
    portfolio,
    thankyou,
    share,
    "project-clinic-booking-app-1": clinicApp,
    "project-clinic-booking-app-2": clinicDesk,
    "project-shop-floor-on-odoo-1": shopTablet,
    "project-shop-floor-on-odoo-2": shopPlan,
    "project-warranty-claims-portal-1": claimsQueue,
    "project-warranty-claims-portal-2": claimsRules,
    "project-wholesale-storefront-1": tradeList,
    "project-wholesale-storefront-2": tradeApproval,
  };
  for (const [name, options] of Object.entries(FLOWS))
    all[`service-${name}`] = () => flow(name, options);
  for (const [name, options] of Object.entries(ISLANDS))
    all[`industry-${name}`] = () => islands(name, options);
  for (const [name, options] of Object.entries(RIPPLES))
    all[`group-${name}`] = () => ripples(name, options);
  for (const name of new Set([...Object.keys(ARTICLES), ...articles])) {
    all[`article-${name}`] = () => strata(name, ARTICLES[name]);
  }
  return all;
}
