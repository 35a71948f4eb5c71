import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { isImmutable } from "../../common/builds/immutable-files.ts";
import type { DeliveryManifest, Redirect } from "./delivery-manifest.ts";
import { headerPolicies } from "./csp/header.ts";
import { checkRedirects } from "./redirects.ts";
import { releaseFile } from "./releases.ts";

type Headers = Record<string, string>;

/**
 * The HTTP rules of a release. Our server applies them; the configuration files for static hosts are
 * generated from them.
 */
export type HttpRules = {
  /** The site's own host. Other hosts get `noindex`. */
  host: string;
  /** The CMS's public URL. */
  apiUrl: string;
  headers: {
    everywhere: Headers;
    /** Apply to HTML documents. */
    pages: Headers;
    /** Override those of `everywhere` for Pagefind's files. */
    search: Headers;
    /** Keep other hosts and Markdown out of search engines. */
    unlisted: Headers;
  };
  /** Values of Cache-Control. */
  cache: { hashed: string; other: string; error: string };
  redirects: Redirect[];
};

const notListed = { "X-Robots-Tag": "noindex" };

const transportSecurity = ({ siteUrl, hstsPreload }: DeliveryManifest): Headers => {
  if (!siteUrl.startsWith("https:")) return {};

  return {
    "Strict-Transport-Security": hstsPreload
      ? "max-age=63072000; includeSubDomains; preload"
      : "max-age=63072000",
  };
};

/**
 * Derives the rules from the manifest.
 *
 * @param files paths of the site's files; no redirect may shadow one.
 * @throws {OperatorError} for an invalid redirect.
 */
export const createHttpRules = (manifest: DeliveryManifest, files: string[] = []): HttpRules => {
  const policy = headerPolicies(manifest);

  return {
    host: new URL(manifest.siteUrl).hostname,
    apiUrl: manifest.apiUrl,
    headers: {
      everywhere: {
        ...policy.all,
        ...transportSecurity(manifest),
        ...(manifest.isSample && notListed),
        "X-Content-Type-Options": "nosniff",
        "X-Frame-Options": "DENY",
        "Referrer-Policy": "strict-origin-when-cross-origin",
      },
      pages: {
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cross-Origin-Resource-Policy": "same-origin",
        "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
      },
      search: policy.search,
      unlisted: manifest.isSample ? {} : notListed,
    },
    cache: {
      hashed: "public, max-age=31536000, immutable",
      other: "public, max-age=0, must-revalidate",
      error: "no-store",
    },
    redirects: checkRedirects(manifest.redirects, files),
  };
};

/** Reads the rules of a release. */
export const readRules = async (folder: string): Promise<HttpRules> =>
  JSON.parse(await readFile(join(folder, releaseFile), "utf8")).rules;

type Served = {
  /** The path of the served file, with a leading slash; for a redirect, that of the request. */
  path: string;
  status: number;
  /** Without a port. */
  host: string;
};

const cacheControl = ({ cache }: HttpRules, { path, status }: Served) => {
  if (status >= 400) return cache.error;

  return isImmutable(path) ? cache.hashed : cache.other;
};

/** True for the Markdown copy of a page. */
export const isMarkdown = (path: string) => path.endsWith(".md");

/** The folder of the search's script, worker and index. */
export const searchDir = "/pagefind/";

/** The headers of a response. */
export const headersFor = (rules: HttpRules, served: Served): Headers => ({
  ...rules.headers.everywhere,
  ...(served.path.endsWith(".html") && rules.headers.pages),
  ...(served.path.startsWith(searchDir) && rules.headers.search),
  ...((served.host !== rules.host || isMarkdown(served.path)) && rules.headers.unlisted),
  "Cache-Control": cacheControl(rules, served),
});
