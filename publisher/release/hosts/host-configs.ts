import { isImmutable } from "../../../common/builds/immutable-files.ts";
import { stripTrailingSlash } from "../../../common/paths/redirect-source.ts";
import {
  byParameters,
  encodedVariants,
  hasTarget,
  redirectStatus,
  sourceOf,
} from "../redirects.ts";
import { type HttpRules, isMarkdown, searchDir } from "../rules.ts";

type HeaderRule = {
  paths: string[];
  headers: Record<string, string>;
  /** Removes the values of earlier rules, which Cloudflare would join. Netlify cannot. */
  override?: boolean;
};

const headersFile = (rules: HeaderRule[]) => {
  const blocks = rules.flatMap(({ paths, headers, override = false }) => {
    // A path without a header is invalid.
    if (Object.keys(headers).length === 0) return [];
    const lines = [
      ...(override ? Object.keys(headers).map((name) => `! ${name}`) : []),
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ];

    return [...paths].map((path) => [path, ...lines].join("\n  "));
  });

  return `${blocks.join("\n\n")}\n`;
};

const redirectsFile = (redirects: string[]) => redirects.map((line) => `${line}\n`).join("");

/** Cloudflare Pages ignores header rules after the first 100, and lines over 2,000 characters. */
const cloudflareHeaders = ({ headers, cache }: HttpRules, paths: string[]) => {
  const unhashed = paths.filter((path) => /\.(js|css)$/.test(path) && !isImmutable(path));
  const searchIndex = ["index/*", "fragment/*", "*.pf_meta"].map((path) => searchDir + path);

  return headersFile([
    { paths: ["/*"], headers: { ...headers.everywhere, "Cache-Control": cache.other } },
    { paths: ["/", "/*/"], headers: headers.pages },
    { paths: [`${searchDir}*`], headers: headers.search, override: true },
    {
      paths: ["/static/*", "/*.js", "/*.css", ...searchIndex],
      headers: { "Cache-Control": cache.hashed },
      override: true,
    },
    { paths: unhashed, headers: { "Cache-Control": cache.other }, override: true },
    {
      paths: ["https://:project.pages.dev/*", "https://:version.:project.pages.dev/*", "/*.md"],
      headers: headers.unlisted,
    },
  ]);
};

/**
 * Neither host documents the status 410: there, a page that is gone is not found. Cloudflare compares
 * no queries, and both send a target's own query without the visitor's.
 */
const cloudflareRedirects = ({ redirects }: HttpRules) =>
  redirects
    .filter(hasTarget)
    .filter((redirect) => sourceOf(redirect).parameters.length === 0)
    .flatMap((redirect) =>
      encodedVariants(sourceOf(redirect)).map(
        (from) => `${from} ${redirect.to} ${redirectStatus(redirect)}`,
      ),
    );

const urlPath = (file: string) => file.replace(/index\.html$/, "");

/**
 * Netlify allows a star at the end of a path only, so each bundle has its own rule. It cannot
 * remove a header, so all files have the policy of the search; the `<meta>` policy of a page still
 * forbids WebAssembly. Files without a rule revalidate.
 */
const netlifyHeaders = ({ headers, cache }: HttpRules, paths: string[]) => {
  const pages = paths.filter((path) => path.endsWith("/index.html"));
  const hashed = paths.filter((path) => isImmutable(path) && !path.startsWith("/static/"));

  return headersFile([
    { paths: ["/*"], headers: { ...headers.everywhere, ...headers.search } },
    { paths: pages.map(urlPath), headers: headers.pages },
    { paths: ["/static/*", ...hashed], headers: { "Cache-Control": cache.hashed } },
    { paths: paths.filter(isMarkdown), headers: headers.unlisted },
  ]);
};

/**
 * The exclamation mark forces a redirect where a file exists. Netlify ignores a slash at the end of
 * a path, and takes the first line that fits.
 */
const netlifyRedirects = ({ redirects }: HttpRules) => [
  ...byParameters(redirects.filter(hasTarget)).flatMap((redirect) => {
    const source = sourceOf(redirect);
    const parameters = source.parameters.map(
      ([name, value]) => new URLSearchParams({ [name]: value }),
    );
    const paths = new Set(encodedVariants(source).map(stripTrailingSlash));

    return [...paths].map((path) =>
      [path, ...parameters, redirect.to, `${redirectStatus(redirect)}!`].join(" "),
    );
  }),
  "/404.html /404.html 404!",
];

/** Redirects the site's netlify.app domain to its own; deploy/upload.sh replaces SITE. */
const netlifyDomainRedirect = ({ host }: HttpRules) =>
  host.endsWith(".netlify.app") ? [] : [`https://SITE.netlify.app/* https://${host}/:splat 301!`];

/** Cloudflare Pages ignores further lines of `_redirects`. */
const maxRedirects = 2000;

/**
 * The configuration files of Cloudflare Pages and Netlify, by path below `hosts/` of a release.
 *
 * @param paths of all files of the site, and of all retained assets.
 */
export const hostConfigs = (rules: HttpRules, paths: string[]): Record<string, string> => {
  const uploaded = paths.filter((path) => !/\.(br|gz)$/.test(path));
  const redirects = cloudflareRedirects(rules);
  // Only a warning, since other hosts can serve the release.
  if (redirects.length > maxRedirects) {
    console.warn(
      `hosts/cloudflare/_redirects has ${redirects.length} lines; Cloudflare Pages takes ${maxRedirects}: unpublish redirects that are no longer needed, or use another host.`,
    );
  }

  return {
    "cloudflare/_headers": cloudflareHeaders(rules, uploaded),
    "cloudflare/_redirects": redirectsFile(redirects),
    "netlify/_headers": netlifyHeaders(rules, uploaded),
    "netlify/_redirects": redirectsFile(netlifyRedirects(rules)),
    "netlify/from-own-name": redirectsFile(netlifyDomainRedirect(rules)),
  };
};
