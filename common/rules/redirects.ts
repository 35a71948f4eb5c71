import { isListPage } from "../catalogue/paths.ts";
import { recordPages, recordPath } from "../page-types.ts";

import type { ContentRecord, ModelSchema, Issue } from "./model.ts";

/** A redirect from a path to a path or URL. */
export type Redirect = { from: string; to: string };

/** Published content that a redirect must not conflict with. */
type RedirectContext = {
  /** All other published redirects. */
  others: readonly Redirect[];
  /** The paths of all published pages. */
  pages: readonly string[];
  /** The site's own origins, like https://www.example.com. */
  origins: readonly string[];
};

/** The path of a record's own page, if it has one. */
export const pagePath = (
  { name }: Pick<ModelSchema, "name">,
  { slug }: ContentRecord,
): string | undefined => {
  const records = recordPages.find(({ type }) => type === name);

  return records && slug ? recordPath(records.type, String(slug)) : undefined;
};

const decoded = (path: string) => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/**
 * Normalizes a URL of this site to its path in lower case, because some hosts ignore case, and with
 * a trailing slash; returns other URLs unchanged.
 */
const pathOf = (address: string, origins: readonly string[] = []) => {
  const [base = "https://this.site"] = origins;
  if (!URL.canParse(address, base)) return address;
  const { origin, pathname } = new URL(address, base);
  if (![base, ...origins].includes(origin)) return address;

  return decoded(pathname)
    .replace(/(?<!\/)\/*$/, "/")
    .toLowerCase();
};

/** Files that every release may contain. */
const files = [
  /^\/(page-data|static|pagefind|share|logos|_gatsby|~partytown|404)\//,
  /^\/(404\.html|[^/]+\.(css|ico|js|json|map|png|svg|txt|webmanifest|xml))\/$/,
];

/**
 * Publish issues of a redirect: it would hide a page, form a loop, or lead to another redirect.
 */
export const checkRedirect = (
  { from, to }: Redirect,
  { others, pages, origins }: RedirectContext,
): Issue[] => {
  const [source, target] = [pathOf(from), pathOf(to, origins)];
  const issue = (field: keyof Redirect, message: string) => [{ path: [field], message }];
  const place = source.replace(/index\.(html|md)\/$/, "");

  if (pages.some((page) => pathOf(page) === place)) {
    return issue(
      "from",
      `There is a page at ${source}, which a redirect would hide: choose another address, or unpublish the page first.`,
    );
  }
  if (isListPage(place) || files.some((pattern) => pattern.test(place))) {
    return issue(
      "from",
      `The website keeps ${source} for its own lists and files: choose another address.`,
    );
  }
  if (others.some((other) => pathOf(other.from) === source)) {
    return issue("from", `Another published redirect is from ${source}: change that one.`);
  }
  if (target === source) return issue("to", "This leads back to itself: choose another address.");

  const next = others.find((other) => pathOf(other.from) === target);
  if (next) {
    return pathOf(next.to, origins) === source
      ? issue("to", `${target} is redirected back to ${source}: choose another address.`)
      : issue("to", `${target} is redirected as well: let this one lead to ${next.to} directly.`);
  }
  const before = others.find((other) => pathOf(other.to, origins) === source);

  return before
    ? issue(
        "from",
        `The redirect from ${before.from} leads here: let it lead to ${to} and publish it first.`,
      )
    : [];
};

/** The publish issue of a page whose path is redirected. */
export const checkNotRedirected = (
  page: string | undefined,
  redirects: readonly Redirect[],
): Issue[] => {
  const redirect = redirects.find(({ from }) => page && pathOf(from) === pathOf(page));

  return redirect
    ? [
        {
          path: ["slug"],
          message: `A redirect leads from ${String(page)} to ${redirect.to}: choose another address, or unpublish the redirect first.`,
        },
      ]
    : [];
};
