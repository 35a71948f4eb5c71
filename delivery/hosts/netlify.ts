import { isHashed } from "../hashed.ts";
import { statusOf } from "../redirects.ts";
import { isMarkdown, type Rules } from "../rules.ts";
import { headersFile, lines } from "./pages-headers.ts";

/** Every bundle by its name: a star may stand only at the end. Other files are asked for again by themselves. */
const headers = ({ headers: of, cache }: Rules, paths: string[]) => {
  const hashed = paths.filter((path) => isHashed(path) && !path.startsWith("/static/"));

  return headersFile([
    { path: "/*", lines: lines(of.everywhere) },
    ...paths
      .filter((path) => path.endsWith("/index.html"))
      .map((path) => ({ path: path.slice(0, -"index.html".length), lines: lines(of.pages) })),
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
