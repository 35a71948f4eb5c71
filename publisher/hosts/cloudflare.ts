import { isImmutable } from "../http/immutable.ts";
import { redirectStatus, slashVariants } from "../http/redirects.ts";
import { type HttpRules, searchDir } from "../http/rules.ts";
import { headerLines, headersFile } from "./headers-file.ts";

/** Replaces the headers of a more general rule; Cloudflare would join both values. */
const override = (headers: Record<string, string>) => [
  ...Object.keys(headers).map((name) => `! ${name}`),
  ...headerLines(headers),
];
const cached = (value: string) => override({ "Cache-Control": value });

/**
 * Cloudflare Pages ignores all beyond 100 rules and 2,000 characters a line: bundles share two
 * rules; scripts and styles without a hash have one each.
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
      // A path may have one star.
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

/** The files of Cloudflare Pages, which are uploaded with the site. */
export const cloudflare = (rules: HttpRules, paths: string[]) => ({
  _headers: headers(rules, paths),
  _redirects: redirects(rules),
});
