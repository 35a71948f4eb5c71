import { isListPage } from "../catalogue/paths.ts";
import { recordPages, recordPath } from "../page-types.ts";
import { isFilePath } from "../paths/file-paths.ts";
import {
  addQuery,
  canonicalPath,
  hasParameters,
  type Parameters,
  readParameters,
  readSource,
  type RedirectSource,
  splitFragment,
} from "../paths/redirect-source.ts";

import type { ContentRecord, ModelSchema, Issue } from "./model.ts";

/** A redirect from a path to a path or URL; without one, the page is gone. */
export type Redirect = { from: string; to?: string | null | undefined };

/** Published content that a redirect must not conflict with. */
type RedirectContext = {
  /** The published redirects. */
  redirects: readonly Redirect[];
  /** The paths of all published pages. */
  pages: readonly string[];
  /** The site's own origins, like https://www.example.com. */
  origins: readonly string[];
};

/** A redirect with a place that it leads from or to. */
type Placed = { redirect: Redirect; place: RedirectSource };
type Index = Map<string, Placed[]>;

const addPlace = (index: Index, redirect: Redirect, place: RedirectSource) => {
  const known = index.get(place.path);
  if (known) known.push({ redirect, place });
  else index.set(place.path, [{ redirect, place }]);
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
 * The place that a URL of this site names: its path in lower case, because some hosts ignore case,
 * and with a trailing slash. The path of another URL is the URL.
 */
const placeOf = (address: string, origins: readonly string[] = []): RedirectSource => {
  const [base = "https://this.site"] = origins;
  const { origin, pathname, search } = URL.parse(address, base) ?? {};
  if (!origin || !pathname || ![base, ...origins].includes(origin)) {
    return { path: address, parameters: [] };
  }

  return {
    path: canonicalPath(pathname)
      .replace(/(?<!\/)\/*$/, "/")
      .toLowerCase()
      .normalize("NFC"),
    parameters: readParameters(search ?? ""),
  };
};

const pathOf = (address: string, origins?: readonly string[]) => placeOf(address, origins).path;

const isEqual = (one: Parameters, other: Parameters) =>
  one.length === other.length && hasParameters(one, other) && hasParameters(other, one);

/** The source of a redirect as {@link placeOf} names places. */
const sourceOf = ({ from }: Redirect): RedirectSource => {
  const { path, parameters } = readSource(from) ?? { path: from, parameters: [] };

  return { path: pathOf(path.replaceAll("%", "%25")), parameters };
};

const isFrom = (redirect: Redirect, place: RedirectSource) => {
  const { path, parameters } = sourceOf(redirect);

  return path === place.path && isEqual(parameters, place.parameters);
};
/** True if a redirect's source includes the place. */
const leads = (source: RedirectSource, { path, parameters }: RedirectSource) =>
  source.path === path && hasParameters(parameters, source.parameters);
const isTo = ({ to }: Redirect, source: RedirectSource, origins: readonly string[]) =>
  Boolean(to) && leads(source, placeOf(String(to), origins));

/** A place as a reader would type it. */
const written = ({ path, parameters }: RedirectSource) => {
  const query = parameters.map(([name, value]) => (value ? `${name}=${value}` : name)).join("&");

  return query ? `${path}?${query}` : path;
};

/** The place of a path without a query. */
const pageAt = (path: string): RedirectSource => ({ path: pathOf(path), parameters: [] });

/**
 * Checks redirects against pages and other redirects, of which there may be thousands: each is looked up by
 * its place.
 *
 * @returns `check`, the publish issues of a redirect: it would hide a page, form a loop, or lead to another
 *   redirect; and `add` for a redirect that is published since.
 */
export const createRedirectCheck = ({ redirects, pages, origins }: RedirectContext) => {
  const pagePlaces = new Set(pages.map((page) => pathOf(page)));
  const bySource: Index = new Map();
  const byTarget: Index = new Map();
  const add = (redirect: Redirect) => {
    addPlace(bySource, redirect, sourceOf(redirect));
    if (redirect.to) addPlace(byTarget, redirect, placeOf(redirect.to, origins));
  };
  redirects.forEach(add);

  /** The first other redirect at a path whose place fits. */
  const find = (
    index: Index,
    own: Redirect,
    path: string,
    fits: (place: RedirectSource) => boolean,
  ) => index.get(path)?.find(({ redirect, place }) => redirect !== own && fits(place))?.redirect;

  const check = (own: Redirect): Issue[] => {
    const { from, to } = own;
    const issue = (field: keyof Redirect, message: string) => [{ path: [field], message }];
    // The pattern of the field refuses what is no path.
    if (!from.startsWith("/")) return [];
    if (!readSource(from)) {
      return issue(
        "from",
        `No redirect can lead from ${from}: leave out quotes, colons, semicolons, stars, characters that cannot be seen and parts that start with a dot, also as codes like %22.`,
      );
    }
    const source = sourceOf({ from });
    const name = written(source);
    const place = source.path.replace(/index\.(html|md)\/$/, "");

    // With a query, the page stays for all others.
    if (source.parameters.length === 0 && pagePlaces.has(place)) {
      return issue(
        "from",
        `There is a page at ${name}, which a redirect would hide: choose another address, or unpublish the page first.`,
      );
    }
    if (isListPage(place) || isFilePath(place)) {
      return issue(
        "from",
        `The website keeps ${source.path} for its own lists and files: choose another address.`,
      );
    }
    const hasSource = ({ parameters }: RedirectSource) => isEqual(parameters, source.parameters);
    if (find(bySource, own, source.path, hasSource)) {
      return issue("from", `Another published redirect is from ${name}: change that one.`);
    }
    const before = find(byTarget, own, source.path, (target) => leads(source, target));
    if (!to) {
      return before
        ? issue("from", `The redirect from ${before.from} leads here: change that one first.`)
        : [];
    }
    const target = placeOf(to, origins);
    if (leads(source, target)) {
      return issue("to", "This leads back to itself: choose another address.");
    }

    const next = find(bySource, own, target.path, (other) => leads(other, target));
    if (next && !next.to) {
      return issue("to", `The page at ${target.path} is gone: choose another address.`);
    }
    if (next) {
      return isTo(next, source, origins)
        ? issue("to", `${target.path} is redirected back to ${name}: choose another address.`)
        : issue(
            "to",
            `${target.path} is redirected as well: let this one lead to ${String(next.to)} directly.`,
          );
    }

    return before
      ? issue(
          "from",
          `The redirect from ${before.from} leads here: let it lead to ${to} and publish it first.`,
        )
      : [];
  };

  return { check, add };
};

/** The publish issue of a page whose path is redirected. */
export const checkNotRedirected = (
  page: string | undefined,
  redirects: readonly Redirect[],
): Issue[] => {
  const redirect = redirects.find((one) => page && isFrom(one, pageAt(page)));
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

/**
 * Lets a redirect lead to another target. Its query and fragment stay, unless that has a fragment or
 * the same parameters.
 */
const retarget = <R extends Redirect>(redirect: R, to: string | undefined): R => {
  if (!to) return { ...redirect, to: null };
  const [start, fragment] = splitFragment(redirect.to ?? "");
  const target = addQuery(to, start.replace(/^[^?]*/, ""));

  return { ...redirect, to: target.includes("#") ? target : target + fragment };
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
    .filter((redirect) => isTo(redirect, pageAt(from), origins))
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
  const remove = redirects.filter((redirect) => isFrom(redirect, pageAt(to)));
  const others = redirects.filter((redirect) => !remove.includes(redirect));

  return { ...planRemoval(from, to, others, origins), remove };
};
