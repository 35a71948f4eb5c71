import { isImmutable } from "../http/immutable.ts";
import { redirectStatus } from "../http/redirects.ts";
import { type HttpRules, isMarkdown } from "../http/rules.ts";
import { headerLines, headersFile } from "./headers-file.ts";

const addressOf = (path: string) => path.replace(/index\.html$/, "");

/**
 * Every bundle by its name: a star may stand only at the end. Other files are asked for again by
 * themselves. Two values of a header are joined, so all have the policy of what the search loads:
 * wrong addresses need one, too, and a page's own policy allows no WebAssembly.
 */
const headers = ({ headers: of, cache }: HttpRules, paths: string[]) => {
  const hashed = paths.filter((path) => isImmutable(path) && !path.startsWith("/static/"));

  return headersFile([
    { path: "/*", lines: headerLines({ ...of.everywhere, ...of.search }) },
    ...paths
      .filter((path) => path.endsWith("/index.html"))
      .map((path) => ({ path: addressOf(path), lines: headerLines(of.pages) })),
    ...["/static/*", ...hashed].map((path) => ({
      path,
      lines: [`Cache-Control: ${cache.hashed}`],
    })),
    ...paths.filter(isMarkdown).map((path) => ({ path, lines: headerLines(of.unlisted) })),
  ]);
};

/** With an exclamation mark a redirect holds even where there is a file. */
const redirects = (rules: HttpRules) =>
  [
    ...rules.redirects.map(
      (redirect) => `${redirect.from} ${redirect.to} ${redirectStatus(redirect)}!`,
    ),
    "/404.html /404.html 404!",
  ]
    .map((line) => `${line}\n`)
    .join("");

/**
 * Leads from the site's name at Netlify to its own, so that search engines find one of them. SITE
 * stands for that name, which only the upload knows (deploy/upload.sh).
 */
const fromOwnName = ({ host }: HttpRules) =>
  host.endsWith(".netlify.app") ? "" : `https://SITE.netlify.app/* https://${host}/:splat 301!\n`;

/**
 * Netlify: both files go beside the site's, the redirect from its own name in front of the others.
 * Its own previews tell search engines to stay away.
 */
export const netlify = (rules: HttpRules, paths: string[]) => ({
  _headers: headers(rules, paths),
  _redirects: redirects(rules),
  "from-own-name": fromOwnName(rules),
});
