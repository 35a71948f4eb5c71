import { existsSync, readdirSync, readFileSync } from "node:fs";

import { industries } from "../common/catalogue/industries.ts";
import {
  dedicatedPath,
  hirePath,
  industryPath,
  searchPath,
  servicePath,
  siteIndexPath,
  styleGuidePath,
} from "../common/catalogue/paths.ts";
import { services } from "../common/catalogue/services.ts";
import { technologies } from "../common/catalogue/technologies.ts";
import { recordPages, recordPath, singlePages } from "../common/page-types.ts";
import { recordAtPath } from "../common/rules/page-path.ts";

/** @typedef {import("../common/page-types.ts").RecordType} RecordType */

/** The length of a built page's main element; 0 without the page. @param {string} path */
const lengthOf = (path) => {
  const file = `public${path}index.html`;
  const html = existsSync(file) ? readFileSync(file, "utf8") : "";

  return html.lastIndexOf("</main>") - html.indexOf("<main");
};

/** The page with the most markup. @param {readonly string[]} paths */
const longest = (paths) =>
  paths
    .map((path) => ({ path, length: lengthOf(path) }))
    .reduce((one, other) => (other.length > one.length ? other : one), { path: "", length: -1 })
    .path;

/** The page of a type's record, if there is one. @param {(typeof recordPages)[number]} row */
const exampleOf = ({ type, folder }) => {
  const names = existsSync(`public${folder}`) ? readdirSync(`public${folder}`) : [];
  const paths = names
    .map((name) => recordPath(type, name))
    .filter((path) => recordAtPath(path)?.type === type);
  const built = paths.filter((path) => existsSync(`public${path}index.html`));

  return built.length > 0 ? [[type, longest(built)]] : [];
};

const singles = /** @type {Record<(typeof singlePages)[number]["key"], string>} */ (
  Object.fromEntries(singlePages.map(({ key, path }) => [key, path]))
);
const records = /** @type {{ [Type in RecordType]?: string }} */ (
  Object.fromEntries(recordPages.flatMap(exampleOf))
);

/**
 * A page of each type by the name of the type: of several, the one with the most markup in the built
 * site. A type of record without a page is left out. The screenshots show them too.
 */
export const pageTypes = {
  ...singles,
  service: longest(services.map(({ slug }) => servicePath(slug))),
  industry: longest(industries.map(({ slug }) => industryPath(slug))),
  hire: longest(technologies.map(hirePath)),
  "hire a dedicated developer": dedicatedPath,
  ...records,
  "all pages": siteIndexPath,
  search: searchPath,
  "not found": "/404/",
  "style guide": styleGuidePath,
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
