import { existsSync, readdirSync } from "node:fs";

import { recordPages, recordPath, singlePages } from "../common/page-types.ts";

/** @typedef {import("../common/page-types.ts").RecordType} RecordType */

/**
 * The records with the most components. Other types are tested with the first of the built site.
 *
 * @type {Partial<Record<RecordType, string>>}
 */
const examples = {
  article: "retries-without-duplicate-orders",
  project: "wholesale-storefront",
  comparison: "flutter-or-reactnative",
  chapter: "the-first-two-weeks",
  document: "decision-record",
  "job-opening": "quality-analyst",
};

/** @param {(typeof recordPages)[number]} row */
const exampleOf = ({ type, folder }) => {
  const inFolder = () =>
    readdirSync(`public${folder}`).find((name) => existsSync(`public${folder}${name}/index.html`));
  const slug = examples[type] ?? (existsSync(`public${folder}`) ? inFolder() : undefined);

  return slug === undefined ? [] : [[type, recordPath(type, slug)]];
};

const singles = /** @type {Record<(typeof singlePages)[number]["key"], string>} */ (
  Object.fromEntries(singlePages.map(({ key, path }) => [key, path]))
);
const records = /** @type {Record<RecordType, string>} */ (
  Object.fromEntries(recordPages.flatMap(exampleOf))
);

/** A page of each type by the name of the type. The screenshots show them too. */
export const pageTypes = {
  ...singles,
  service: "/services/odoo/",
  industry: "/industry/fintech/",
  hire: "/hire/hire-flutter-developer/",
  "hire a dedicated developer": "/hire/hire-dedicated-developer/",
  ...records,
  "all pages": "/site-index/",
  search: "/search/",
  "not found": "/404/",
  "style guide": "/style-guide/",
};

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
