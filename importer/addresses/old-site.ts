import { canonicalPath } from "../../common/paths/redirect-source.ts";

import type { ItemOutline, Outline } from "../wordpress/export-types.ts";
import type { Plan } from "../wordpress/plan.ts";

import { pathPlace } from "./site-place.ts";

/** What is known when the old addresses of a site are collected. */
export type OldSite = {
  outline: Outline;
  plan: Plan;
  /** The ids of the items that have a page on the new site. */
  published: ReadonlySet<string>;
};

/** An old address and the path to which it leads. */
export type OldAddress = {
  /** A URL, or a path with or without a query. */
  url: string;
  /** Undefined if the new site has nothing like it. */
  to: string | undefined;
  /** Why it leads nowhere. */
  what?: string;
};

const hostOf = (url: string) =>
  URL.parse(url)
    ?.host.replace(/^www\./, "")
    .toLowerCase();

/**
 * The path and query of a URL of the old site, with or without `www.`; undefined for another site.
 * They stay as they are written: a parser of URLs would resolve and encode parts.
 */
export const siteAddress = (url: string, siteUrl: string): string | undefined => {
  if (url.startsWith("/") && !url.startsWith("//")) return url;
  if (!hostOf(url) || hostOf(url) !== hostOf(siteUrl)) return undefined;

  return url
    .replace(/^https?:\/\/[^/?#]*/i, "")
    .replace(/#.*$/s, "")
    .replace(/^(?!\/)/, "/");
};

/** The path of the old site's start page without its last slash: empty, or that of a folder. */
export const basePath = ({ url }: Outline): string =>
  (URL.parse(url)?.pathname ?? "/").replace(/\/+$/, "");

/** The path of the old site's start page. */
export const startPath = (outline: Outline): string => `${basePath(outline)}/`;

/** The parameters by which WordPress shows another page than the path says. */
const pageParameters = new Set(
  "p page_id attachment_id name pagename post_type cat category_name tag author author_name m year monthnum day w feed s paged preview".split(
    " ",
  ),
);

/**
 * Creates functions that tell whether a path is that of the old site's start page, and whether a query of
 * it makes it another page.
 */
export const createStartPage = (outline: Outline) => {
  const places = new Set(["/", startPath(outline)].map(pathPlace));
  const isStart = (path: string) => places.has(pathPlace(path));

  return {
    isStart,
    isOtherPage: (path: string, parameters: readonly string[]) =>
      isStart(path) && parameters.some((name) => pageParameters.has(name)),
  };
};

/** The path at which an item is on the new site; undefined if it has no page. */
export const newPath = ({ plan, published }: OldSite, id: string): string | undefined =>
  published.has(id) ? plan.places.get(id)?.path : undefined;

/** The posts that were public. */
export const publicPosts = ({ items }: Outline): ItemOutline[] =>
  items.filter(({ type, status }) => type === "post" && status === "publish");

/** The decoded path of a URL of the old site; empty for another site. */
export const decodedAddress = (url: string, siteUrl: string): string =>
  canonicalPath((siteAddress(url, siteUrl) ?? "").replace(/\?.*$/s, ""));
