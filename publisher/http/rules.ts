import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import type { BuildSettings, Redirect } from "../build-settings.ts";
import { headerPolicies } from "../csp/header.ts";
import { isImmutable } from "./immutable.ts";
import { checkRedirects } from "./redirects.ts";

type Headers = Record<string, string>;

/** Everything a host must know to deliver a release: its server and all hosts' files are made from it. */
export type HttpRules = {
  /** The site's own host. All others show it for a look and are not for search engines. */
  host: string;
  /** Where browsers reach the content service. */
  apiUrl: string;
  headers: {
    everywhere: Headers;
    /** They say something about documents alone. */
    pages: Headers;
    /** They take the place of others of the same name for what the search loads. */
    search: Headers;
    /** For what search engines must leave out: all of other hosts, and pages as Markdown. */
    unlisted: Headers;
  };
  /** How long browsers and caches may keep an answer. */
  cache: { hashed: string; other: string; error: string };
  redirects: Redirect[];
};

const transportSecurity = ({ siteUrl, hstsPreload }: BuildSettings): Headers => {
  if (!siteUrl.startsWith("https:")) return {};

  return {
    "Strict-Transport-Security": hstsPreload
      ? "max-age=63072000; includeSubDomains; preload"
      : "max-age=63072000",
  };
};

/** The rules for a site with these settings, redirects and files. */
export const createHttpRules = (
  settings: BuildSettings,
  redirects: Redirect[],
  files: string[] = [],
): HttpRules => {
  const policy = headerPolicies(settings);

  return {
    host: new URL(settings.siteUrl).hostname,
    apiUrl: settings.apiUrl,
    headers: {
      everywhere: {
        ...policy.everywhere,
        ...transportSecurity(settings),
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
      unlisted: { "X-Robots-Tag": "noindex" },
    },
    cache: {
      hashed: "public, max-age=31536000, immutable",
      other: "public, max-age=0, must-revalidate",
      error: "no-store",
    },
    redirects: checkRedirects(redirects, files),
  };
};

const file = "rules.json";

/** Writes the rules into the folder of a release. */
export const writeRules = (folder: string, rules: HttpRules) =>
  writeFile(join(folder, file), `${JSON.stringify(rules, null, 2)}\n`);

/** Reads the rules of a release from its folder. */
export const readRules = async (folder: string): Promise<HttpRules> =>
  JSON.parse(await readFile(join(folder, file), "utf8"));

type Asked = {
  /** Of the file that answers, with a slash at its start; for a redirect, its address. */
  path: string;
  status: number;
  /** The name of the host that was asked, without a port. */
  host: string;
};

const cacheControl = ({ cache }: HttpRules, { path, status }: Asked) => {
  if (status >= 400) return cache.error;

  return isImmutable(path) ? cache.hashed : cache.other;
};

/** The text of a page as Markdown, beside the page. */
export const isMarkdown = (path: string) => path.endsWith(".md");

/** Where the search's script, worker and index are. */
export const searchDir = "/pagefind/";

/** The headers of everything: those that the search replaces, and those that hold for it too. */
export const splitSearchOverrides = ({ headers }: HttpRules) => {
  const those = (isReplaced: boolean): Headers =>
    Object.fromEntries(
      Object.entries(headers.everywhere).filter(([name]) => name in headers.search === isReplaced),
    );

  return { replaced: those(true), kept: those(false) };
};

/** The headers of an answer. */
export const headersFor = (rules: HttpRules, asked: Asked): Headers => ({
  ...rules.headers.everywhere,
  ...(asked.path.endsWith(".html") && rules.headers.pages),
  ...(asked.path.startsWith(searchDir) && rules.headers.search),
  ...((asked.host !== rules.host || isMarkdown(asked.path)) && rules.headers.unlisted),
  "Cache-Control": cacheControl(rules, asked),
});
