/** A page of each type by the name of the type, most important first. The screenshots show them too. */
export const pageTypes = /** @type {const} */ ({
  home: "/",
  service: "/services/odoo/",
  industry: "/industry/fintech/",
  hire: "/hire/hire-flutter-developer/",
  "hire a dedicated developer": "/hire/hire-dedicated-developer/",
  about: "/about-us/",
  portfolio: "/portfolio/",
  "case study": "/portfolio/wholesale-storefront/",
  blog: "/blog/",
  article: "/blog/retries-without-duplicate-orders/",
  comparison: "/compare/flutter-or-reactnative/",
  chapter: "/playbook/the-first-two-weeks/",
  "working documents": "/working-documents/",
  sheet: "/working-documents/decision-record/",
  engagement: "/engagement/",
  security: "/security/",
  careers: "/careers/",
  "open position": "/careers/quality-analyst/",
  contact: "/contact-us/",
  privacy: "/privacy-policy/",
  "all pages": "/site-index/",
  search: "/search/",
  "thank you": "/thankyou/",
  "not found": "/404/",
  "style guide": "/style-guide/",
});

/**
 * The types with the most different components. `npm test` tests these in a browser,
 * `npm run test:all` every type.
 *
 * @type {readonly string[]}
 */
const representatives = [
  "home",
  "hire",
  "article",
  "portfolio",
  "contact",
  "search",
  "not found",
  "style guide",
];

/** The Playwright tag of the types that `npm test` tests. @param {string} type */
export const smokeTag = (type) => (representatives.includes(type) ? ["@smoke"] : []);

/** The viewports of the browser tests. */
export const viewports = /** @type {const} */ ({
  phone: { width: 360, height: 740 },
  desktop: { width: 1440, height: 900 },
});
