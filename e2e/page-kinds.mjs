/** One page of each kind, by the name of the kind, most important first. The screenshots show them too. */
export const pageKinds = /** @type {const} */ ({
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
 * The kinds that differ most in what they are made of. `npm test` looks at these in a browser,
 * `npm run test:all` at every kind.
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

/** The Playwright tag of the kinds that `npm test` runs. @param {string} kind */
export const tagOf = (kind) => (representatives.includes(kind) ? ["@smoke"] : []);

/** The two windows in which everything is looked at. */
export const windows = /** @type {const} */ ({
  phone: { width: 360, height: 740 },
  desktop: { width: 1440, height: 900 },
});
