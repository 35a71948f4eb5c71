import { isListPage } from "../catalogue/paths.ts";
import { decodedPath } from "../decoded-path.ts";
import { recordPages, recordPath } from "../page-types.ts";

import type { ContentRecord, ModelSchema, Issue } from "./model.ts";

/** A redirect from a path to a path or URL; without one, the page is gone. */
export type Redirect = { from: string; to?: string | null | undefined };

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

/**
 * Normalizes a URL of this site to its path in lower case, because some hosts ignore case, and with
 * a trailing slash; returns other URLs unchanged.
 */
const pathOf = (address: string, origins: readonly string[] = []) => {
  const [base = "https://this.site"] = origins;
  if (!URL.canParse(address, base)) return address;
  const { origin, pathname } = new URL(address, base);
  if (![base, ...origins].includes(origin)) return address;

  return decodedPath(pathname)
    .replace(/(?<!\/)\/*$/, "/")
    .toLowerCase();
};

/** Files that every release may contain. */
const files = [
  /^\/(page-data|static|pagefind|share|logos|_gatsby|~partytown|404)\//,
  /^\/(404\.html|[^/]+\.(css|ico|js|json|map|png|svg|txt|webmanifest|xml))\/$/,
];

const isFrom = ({ from }: Redirect, path: string) => pathOf(from) === path;
const isTo = ({ to }: Redirect, path: string, origins: readonly string[]) =>
  Boolean(to) && pathOf(String(to), origins) === path;

/**
 * Publish issues of a redirect: it would hide a page, form a loop, or lead to another redirect.
 */
export const checkRedirect = (
  { from, to }: Redirect,
  { others, pages, origins }: RedirectContext,
): Issue[] => {
  const source = pathOf(from);
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
  if (others.some((other) => isFrom(other, source))) {
    return issue("from", `Another published redirect is from ${source}: change that one.`);
  }
  const before = others.find((other) => isTo(other, source, origins));
  if (!to) {
    return before
      ? issue("from", `The redirect from ${before.from} leads here: change that one first.`)
      : [];
  }
  const target = pathOf(to, origins);
  if (target === source) return issue("to", "This leads back to itself: choose another address.");

  const next = others.find((other) => isFrom(other, target));
  if (next && !next.to) {
    return issue("to", `The page at ${target} is gone: choose another address.`);
  }
  if (next) {
    return isTo(next, source, origins)
      ? issue("to", `${target} is redirected back to ${source}: choose another address.`)
      : issue(
          "to",
          `${target} is redirected as well: let this one lead to ${String(next.to)} directly.`,
        );
  }

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
  const redirect = redirects.find((one) => page && isFrom(one, pathOf(page)));
  if (!redirect) return [];
  const state = redirect.to
    ? `A redirect leads from ${String(page)} to ${redirect.to}`
    : `A redirect says that the page at ${String(page)} is gone`;

  return [
    {
      path: ["slug"],
      message: `${state}: choose another address, or unpublish the redirect first.`,
    },
  ];
};

/** Changes of the published redirects. */
export type RedirectChanges<R extends Redirect> = {
  create: Redirect[];
  /** These redirects, with their new targets. */
  update: R[];
  remove: R[];
};

/** Lets a redirect lead to another target. Its query and fragment stay unless that has its own. */
const retarget = <R extends Redirect>(redirect: R, to: string | undefined): R => {
  const [suffix = ""] = /[?#].*$/s.exec(redirect.to ?? "") ?? [];

  return { ...redirect, to: to && !/[?#]/.test(to) ? to + suffix : (to ?? null) };
};

/**
 * The changes of redirects when a page is removed: one leads its visitors to another address, and
 * those that led to it lead there, too.
 *
 * @param to a path or URL; without one, the page is gone.
 * @param origins of the site.
 */
export const planRemoval = <R extends Redirect>(
  from: string,
  to: string | undefined,
  redirects: readonly R[],
  origins: readonly string[],
): RedirectChanges<R> => ({
  create: [{ from, to: to ?? null }],
  update: redirects
    .filter((redirect) => isTo(redirect, pathOf(from), origins))
    .map((redirect) => retarget(redirect, to)),
  remove: [],
});

/**
 * The changes of redirects when a page moves to another path: as if it were removed, and the
 * redirect away from its new path goes.
 */
export const planMove = <R extends Redirect>(
  from: string,
  to: string,
  redirects: readonly R[],
  origins: readonly string[],
): RedirectChanges<R> => {
  const remove = redirects.filter((redirect) => isFrom(redirect, pathOf(to)));
  const others = redirects.filter((redirect) => !remove.includes(redirect));

  return { ...planRemoval(from, to, others, origins), remove };
};
