import { isImmutable } from "../http/immutable.ts";
import { redirectStatus, slashVariants } from "../http/redirects.ts";
import { type HttpRules, searchDir } from "../http/rules.ts";
import { headerLines, headersFile } from "./headers-file.ts";

/** Takes back what a rule for more addresses has set: two values would be joined. */
const override = (headers: Record<string, string>) => [
  ...Object.keys(headers).map((name) => `! ${name}`),
  ...headerLines(headers),
];
const cached = (value: string) => override({ "Cache-Control": value });

/**
 * Cloudflare Pages reads up to 100 rules of up to 2,000 characters a line and ignores what is
 * beyond: bundles share two rules, and scripts and styles without a hash have one each.
 */
const headers = ({ headers: of, cache }: HttpRules, paths: string[]) =>
  headersFile([
    {
      path: "/*",
      lines: [...headerLines(of.everywhere), `Cache-Control: ${cache.other}`],
    },
    ...["/", "/*/"].map((path) => ({ path, lines: headerLines(of.pages) })),
    { path: `${searchDir}*`, lines: override(of.search) },
    ...[
      "/static/*",
      "/*.js",
      "/*.css",
      // One star is all that a path may have.
      ...["index/*", "fragment/*", "*.pf_meta"].map((path) => searchDir + path),
    ].map((path) => ({ path, lines: cached(cache.hashed) })),
    ...paths
      .filter((path) => /\.(js|css)$/.test(path) && !isImmutable(path))
      .map((path) => ({ path, lines: cached(cache.other) })),
    ...["https://:project.pages.dev/*", "https://:version.:project.pages.dev/*", "/*.md"].map(
      (path) => ({ path, lines: headerLines(of.unlisted) }),
    ),
  ]);

const redirects = (rules: HttpRules) =>
  rules.redirects
    .flatMap((redirect) =>
      slashVariants(redirect.from).map(
        (from) => `${from} ${redirect.to} ${redirectStatus(redirect)}\n`,
      ),
    )
    .join("");

/** Cloudflare Pages: both files go beside the site's. */
export const cloudflare = (rules: HttpRules, paths: string[]) => ({
  _headers: headers(rules, paths),
  _redirects: redirects(rules),
});
