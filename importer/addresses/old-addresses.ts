import { categoryPath } from "../../common/catalogue/paths.ts";
import { parameterNames, readSource } from "../../common/paths/redirect-source.ts";

import type { ImportRedirect, Loss } from "../record.ts";

import { itemAddresses } from "./item-addresses.ts";
import { listsAddresses } from "./list-addresses.ts";
import {
  basePath,
  createStartPage,
  type OldAddress,
  type OldSite,
  siteAddress,
} from "./old-site.ts";
import { planRedirect } from "./plan-redirect.ts";
import { createOwnPaths, sourcePlace } from "./site-place.ts";

/** Ends that an address may have besides those of its page. */
const ends = /\/(page\/\d+|comment-page-\d+|feed(\/(rss2?|atom|rdf))?|amp|embed)\/?(?=$|\?)/;

type Options = OldSite & {
  /** The paths of pages that the new site has besides those of every site and of the import. */
  taken?: readonly string[];
  /** URLs of the old site from elsewhere, such as its sitemap. */
  seen?: readonly string[];
};

const withoutQuery = (address: string) => address.replace(/\?.*$/s, "");

/** Collects addresses: of several of one place, the first one decides. */
const createCollection = ({ outline, plan, taken = [] }: Options) => {
  const isOwn = createOwnPaths([
    ...taken,
    ...[...plan.places.values()].map(({ path }) => path),
    ...[...plan.categories.values()].map(({ slug }) => categoryPath(slug)),
  ]);
  const known = new Map<string, string | undefined>();
  const redirects: ImportRedirect[] = [];
  const losses: Loss[] = [];
  const lose = (url: string, what: string) => losses.push({ url, what });

  const placeOf = (address: string) => {
    const source = readSource(address);

    return source && sourcePlace(source);
  };
  const find = (address: string) => known.get(placeOf(address) ?? "");
  const isKnown = (address: string) => known.has(placeOf(address) ?? "");

  const add = ({ url, to, what = "" }: OldAddress, isList = false): void => {
    const address = siteAddress(url, outline.url);
    if (address === undefined) {
      lose(url, "Is on another site: cannot be redirected here");

      return;
    }
    // The start page is a page of every site.
    if (address === "/") return;
    const source = readSource(address);
    if (!source) {
      lose(url, "Has characters that the source of a redirect cannot have");

      return;
    }
    const place = sourcePlace(source);
    if (known.has(place)) return;
    known.set(place, to);
    if (!to) {
      lose(url, what);

      return;
    }
    const { redirect, what: reason, isTaken } = planRedirect(source, to, isOwn);
    if (redirect) redirects.push(redirect);
    // The new site has the same kind of list there.
    else if (reason && !(isList && isTaken)) lose(url, reason);
  };

  return { add, find, isKnown, isOwn, lose, redirects, losses };
};

/**
 * Finds for each address of an old site where it leads on the new one, or that it is gone. Targets are
 * pages and feeds of the new site, and no redirect leads from one of those, so there are no chains.
 * Redirects by number (`/?p=123`) have a query, which some hosts cannot redirect.
 */
export const oldAddresses = (options: Options) => {
  const { outline, seen = [] } = options;
  const { add, find, isKnown, isOwn, lose, redirects, losses } = createCollection(options);
  for (const address of itemAddresses(options)) add(address);
  for (const address of listsAddresses(options, seen)) add(address, true);
  const { isStart, isOtherPage } = createStartPage(outline);
  for (const url of seen) {
    const address = siteAddress(url, outline.url);
    if (address === undefined) {
      add({ url, to: undefined });
      continue;
    }
    const path = withoutQuery(address);
    // A page and a redirect answer every query, but some lead from the start page to others.
    if (isOtherPage(path, parameterNames(address))) {
      add({ url, to: find(address), what: "Is not in the export" });
      continue;
    }
    if (isStart(path) || isOwn(path) || isKnown(path)) continue;
    const to = find(address.replace(ends, "/"));
    const toPath = find(path.replace(ends, "/"));
    if (toPath && !to) add({ url: withoutQuery(url), to: toPath });
    else add({ url, to, what: "Is not in the export" });
  }
  const files = outline.items.filter(({ attachmentUrl }) => attachmentUrl).length;
  if (files > 0) {
    lose(
      `${basePath(outline)}/wp-content/uploads/`,
      `Addresses of files (${files}) are not redirected: imported pictures get new addresses`,
    );
  }

  return { redirects, losses };
};
