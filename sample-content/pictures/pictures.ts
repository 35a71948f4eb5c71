import { drawCafeMenu } from "./case-studies/cafe-menu.ts";
import { drawClaimsQueue } from "./case-studies/claims-queue.ts";
import { drawClaimsRules } from "./case-studies/claims-rules.ts";
import { drawClinicApp } from "./case-studies/clinic-app.ts";
import { drawClinicDesk } from "./case-studies/clinic-desk.ts";
import { drawKitchenScreens } from "./case-studies/kitchen-screens.ts";
import { drawLedgerDay } from "./case-studies/ledger-day.ts";
import { drawOrderReader } from "./case-studies/order-reader.ts";
import { drawPartsTakeover } from "./case-studies/parts-takeover.ts";
import { drawRecipeMove } from "./case-studies/recipe-move.ts";
import { drawReferralSteps } from "./case-studies/referral-steps.ts";
import { drawServiceTool } from "./case-studies/service-tool.ts";
import { drawShopPlan } from "./case-studies/shop-plan.ts";
import { drawShopTablet } from "./case-studies/shop-tablet.ts";
import { drawTradeApproval } from "./case-studies/trade-approval.ts";
import { drawTradeList } from "./case-studies/trade-list.ts";
import { drawAbout } from "./pages/about.ts";
import { drawCareers } from "./pages/careers.ts";
import { drawContact } from "./pages/contact.ts";
import { drawHome } from "./pages/home.ts";
import { drawPortfolio } from "./pages/portfolio.ts";
import { drawShare } from "./pages/share.ts";
import { drawThankYou } from "./pages/thankyou.ts";
import { drawFlow } from "./series/flow.ts";
import { industries } from "./series/industries.ts";
import { drawIslands } from "./series/islands.ts";
import { drawRipples } from "./series/ripples.ts";
import { services } from "./series/services.ts";
import { drawStrata } from "./series/strata.ts";
import { technologyGroups } from "./series/technology-groups.ts";

type Picture = {
  /** Draws the picture as SVG text. */
  draw: () => string;
  /** Alternative text; empty for a decorative picture. */
  alt: string;
  /** Size of the PNG's palette. */
  colors: 16 | 256;
};

/** A decorative picture: 16 colors are enough for lines on a background, and half the size of 256. */
const chart = (draw: () => string): Picture => ({ draw, alt: "", colors: 16 });

/** A picture of screens, which says something and needs more colors. */
const caseStudy = (draw: () => string, alt: string): Picture => ({ draw, alt, colors: 256 });

/** One chart for each entry, named after the series and the entry. */
const series = <Options>(
  prefix: string,
  entries: Record<string, Options>,
  draw: (name: string, options: Options) => string,
) =>
  Object.fromEntries(
    Object.entries(entries).map(([name, options]) => [
      `${prefix}-${name}`,
      chart(() => draw(name, options)),
    ]),
  );

/** Every picture, by the name of its file in sample-content/records/pictures (without .png). */
export const pictures: Record<string, Picture> = {
  home: chart(drawHome),
  about: chart(drawAbout),
  contact: chart(drawContact),
  blog: chart(() =>
    drawStrata("blog", { palette: "foam", fault: 0.62, borehole: 0.3, layers: 11, unevenness: 60 }),
  ),
  careers: chart(drawCareers),
  portfolio: chart(drawPortfolio),
  thankyou: chart(drawThankYou),
  share: { ...chart(drawShare), colors: 256 },
  "project-clinic-booking-app-1": caseStudy(
    drawClinicApp,
    "Drawing of two phone screens: a calendar with open appointments, and a check-in with two of four steps done.",
  ),
  "project-clinic-booking-app-2": caseStudy(
    drawClinicDesk,
    "Drawing of a reception screen: four doctors’ days in columns, beside a list of arrivals, two of them with a form missing.",
  ),
  "project-shop-floor-on-odoo-1": caseStudy(
    drawShopTablet,
    "Drawing of a tablet at a machine: a turned part with its dimensions, the list of operations, and buttons for start, pause and done.",
  ),
  "project-shop-floor-on-odoo-2": caseStudy(
    drawShopPlan,
    "Drawing of a planning screen: the week of seven machines as bars, and below it the path of a batch from bar stock to finished part.",
  ),
  "project-warranty-claims-portal-1": caseStudy(
    drawClaimsQueue,
    "Drawing of a queue of warranty claims with the reasons for one decision, and a phone scanning a rating plate.",
  ),
  "project-warranty-claims-portal-2": caseStudy(
    drawClaimsRules,
    "Drawing of a rule editor: coverage rules as bars over the years they are valid, and charts of the claims a change would affect.",
  ),
  "project-wholesale-storefront-1": caseStudy(
    drawTradeList,
    "Drawing of an order screen: a pasted list of part numbers, each line found, ambiguous or unknown, and the order total beside it.",
  ),
  "project-wholesale-storefront-2": caseStudy(
    drawTradeApproval,
    "Drawing of an approval screen: an order compared with the last one line by line, and the same request on a phone.",
  ),
  "project-settlement-reconciliation-1": caseStudy(
    drawLedgerDay,
    "Drawing of a ledger screen: seven days as bars of matched, explained and open payments, and below them two differences that wait for a person.",
  ),
  "project-kitchen-and-pickup-1": caseStudy(
    drawKitchenScreens,
    "Drawing of a kitchen tablet with six tickets, one of them late, and a phone that shows a guest when the order will be ready.",
  ),
  "project-purchase-orders-from-pdf-1": caseStudy(
    drawOrderReader,
    "Drawing of a scanned purchase order beside the fields that were read from it: seven are confirmed, one is marked for a check.",
  ),
  "project-referral-form-research-1": caseStudy(
    drawReferralSteps,
    "Drawing of a wall of 41 questions, 24 of them struck out, beside the short form in five steps that remains.",
  ),
  "project-recipe-site-move-1": caseStudy(
    drawRecipeMove,
    "Drawing of a table in which most old addresses lead to new ones and two are gone, with a chart of visits, and a recipe on a phone.",
  ),
  "project-service-tool-for-machines-1": caseStudy(
    drawServiceTool,
    "Drawing of a laptop screen with a machine’s values between their limits, one of them changed, and a tablet with the log of the visit.",
  ),
  "project-spare-parts-takeover-1": caseStudy(
    drawPartsTakeover,
    "Drawing of two export files side by side with one line that differs, a list of slices, two of them replaced, and falling columns of hours.",
  ),
  "project-menu-in-one-place-1": caseStudy(
    drawCafeMenu,
    "Drawing of a phone on which a dish gets a new price, and three cafés’ websites of different shapes that show it.",
  ),
  ...series("service", services, drawFlow),
  ...series("industry", industries, drawIslands),
  ...series("group", technologyGroups, drawRipples),
};
