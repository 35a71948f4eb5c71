import { isHashed } from "../hashed.ts";
import { statusOf } from "../redirects.ts";
import { everywhereBySearch, isMarkdown, searchFolder, type Rules } from "../rules.ts";
import { headersFile, lines } from "./pages-headers.ts";

const addressOf = (path: string) => path.replace(/index\.html$/, "");

/** Every file and folder of the site's first level, as patterns. */
const firstLevel = (paths: string[]) => [
  ...new Set(
    paths
      .map(addressOf)
      .map((path) => (/^\/[^/]+\//.test(path) ? path.replace(/(?<=.\/).*/, "*") : path)),
  ),
];

/**
 * Every bundle by its name: a star may stand only at the end. Other files are asked for again by
 * themselves. What the search replaces is not said for everything, since two values are joined.
 */
const headers = (rules: Rules, paths: string[]) => {
  const { headers: of, cache } = rules;
  const hashed = paths.filter((path) => isHashed(path) && !path.startsWith("/static/"));
  const { kept, replaced } = everywhereBySearch(rules);

  return headersFile([
    { path: "/*", lines: lines(kept) },
    ...firstLevel(paths).map((path) => ({
      path,
      lines: lines(path === `${searchFolder}*` ? of.search : replaced),
    })),
    ...paths
      .filter((path) => path.endsWith("/index.html"))
      .map((path) => ({ path: addressOf(path), lines: lines(of.pages) })),
    ...["/static/*", ...hashed].map((path) => ({
      path,
      lines: [`Cache-Control: ${cache.hashed}`],
    })),
    ...paths.filter(isMarkdown).map((path) => ({ path, lines: lines(of.unlisted) })),
  ]);
};

/** With an exclamation mark a redirect holds even where there is a file. */
const redirects = (rules: Rules) =>
  [
    ...rules.redirects.map((redirect) => `${redirect.from} ${redirect.to} ${statusOf(redirect)}!`),
    "/404.html /404.html 404!",
  ]
    .map((line) => `${line}\n`)
    .join("");

/** Netlify: both files go beside the site's. Its own previews tell search engines to stay away. */
export const netlify = (rules: Rules, paths: string[]) => ({
  _headers: headers(rules, paths),
  _redirects: redirects(rules),
});
