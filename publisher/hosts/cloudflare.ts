import { bothForms, statusOf } from "../redirects.ts";
import { searchFolder, type Rules } from "../rules.ts";
import { isHashed } from "../hashed.ts";
import { headersFile, lines } from "./pages-headers.ts";

/** Takes back what a rule for more addresses has set: two values would be joined. */
const instead = (headers: Record<string, string>) => [
  ...Object.keys(headers).map((name) => `! ${name}`),
  ...lines(headers),
];
const cached = (value: string) => instead({ "Cache-Control": value });

/**
 * Cloudflare Pages reads up to 100 rules of up to 2,000 characters a line and ignores what is
 * beyond: bundles share two rules, and scripts and styles without a hash have one each.
 */
const headers = ({ headers: of, cache }: Rules, paths: string[]) =>
  headersFile([
    {
      path: "/*",
      lines: [...lines(of.everywhere), `Cache-Control: ${cache.other}`],
    },
    ...["/", "/*/"].map((path) => ({ path, lines: lines(of.pages) })),
    { path: `${searchFolder}*`, lines: instead(of.search) },
    ...[
      "/static/*",
      "/*.js",
      "/*.css",
      // One star is all that a path may have.
      ...["index/*", "fragment/*", "*.pf_meta"].map((path) => searchFolder + path),
    ].map((path) => ({ path, lines: cached(cache.hashed) })),
    ...paths
      .filter((path) => /\.(js|css)$/.test(path) && !isHashed(path))
      .map((path) => ({ path, lines: cached(cache.other) })),
    ...["https://:project.pages.dev/*", "https://:version.:project.pages.dev/*", "/*.md"].map(
      (path) => ({ path, lines: lines(of.unlisted) }),
    ),
  ]);

const redirects = (rules: Rules) =>
  rules.redirects
    .flatMap((redirect) =>
      bothForms(redirect.from).map((from) => `${from} ${redirect.to} ${statusOf(redirect)}\n`),
    )
    .join("");

/** Cloudflare Pages: both files go beside the site's. */
export const cloudflare = (rules: Rules, paths: string[]) => ({
  _headers: headers(rules, paths),
  _redirects: redirects(rules),
});
