import { isImmutable } from "../http/immutable.ts";
import { redirectStatus } from "../http/redirects.ts";
import { type HttpRules, isMarkdown } from "../http/rules.ts";
import { headerLines, headersFile } from "./headers-file.ts";

const addressOf = (path: string) => path.replace(/index\.html$/, "");

/**
 * One rule for each bundle: a star may stand only at the end. Other files revalidate by default.
 * Netlify joins two values of a header, so all files have the policy of the search; the policy in
 * a page's `<meta>` still forbids WebAssembly.
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

/** The exclamation mark lets a redirect win over a file. */
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
 * Redirects the site's name at Netlify to its own, so that search engines find one. The upload
 * replaces SITE (deploy/upload.sh).
 */
const fromOwnName = ({ host }: HttpRules) =>
  host.endsWith(".netlify.app") ? "" : `https://SITE.netlify.app/* https://${host}/:splat 301!\n`;

/**
 * The files of Netlify, which are uploaded with the site, `from-own-name` as the first redirect.
 * Netlify adds `noindex` to its previews.
 */
export const netlify = (rules: HttpRules, paths: string[]) => ({
  _headers: headers(rules, paths),
  _redirects: redirects(rules),
  "from-own-name": fromOwnName(rules),
});
