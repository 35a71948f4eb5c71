import { fixedPaths } from "../../../common/catalogue/fixed-paths";
import { pagedLists } from "../../../common/catalogue/paths";
import { editDistance } from "../../../common/edit-distance";
import { filesOfPages, internalUrl, missingTarget } from "../../../common/paths/link-targets";
import { decodedPath } from "../../../common/paths/decoded-path";
import { redirectFinder } from "../../../common/paths/redirect-source";
import { recordAtPath } from "../../../common/rules/page-path";
import { linkPattern } from "../../../common/rules/links";
import type { LinkTargets, SitePage } from "../../types";

/** The largest part of the letters that differ between an address and one that is near. */
const maxDifference = 0.4;

/** A later page of a list, or a filtered one: only the build knows which there are. */
const isPartOfList = (path: string) =>
  pagedLists.some((list) => path.startsWith(list)) && !recordAtPath(path);

const filesOf = (pages: readonly SitePage[]) => {
  const paths = new Set([...fixedPaths, ...pages.map(({ path }) => path)]);

  return filesOfPages((path) => paths.has(path) || isPartOfList(path));
};

const stripSlashes = (path: string) => path.replace(/^\/|\/$/g, "");
const lastPart = (path: string) => stripSlashes(path).split("/").at(-1) ?? "";
const toSlug = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, "-")
    .replace(/^-|-$/g, "");

/** How much two words differ: 0 if not at all, 1 if in every letter. */
const difference = (one: string, other: string) =>
  editDistance(one, other) / Math.max(one.length, other.length, 1);

/** The page whose path or title is most like a path; undefined if none is near. */
const findNearest = (path: string, pages: readonly SitePage[]): SitePage | undefined => {
  const typed = path.toLowerCase();
  const [nearest] = pages
    // A part of a page is none that has been mistyped.
    .filter((page) => page.path !== "/" && !page.path.includes("#"))
    .map((page) => ({
      page,
      difference: Math.min(
        difference(stripSlashes(typed), stripSlashes(page.path)),
        difference(lastPart(typed), lastPart(page.path)),
        difference(lastPart(typed), toSlug(page.title)),
      ),
    }))
    .sort((a, b) => a.difference - b.difference);

  return nearest && nearest.difference <= maxDifference ? nearest.page : undefined;
};

/** What is said of a link; the page is the one that is probably meant, if one is near. */
type MissingPage = { isDraft: true } | { isDraft: false; nearest: SitePage | undefined };

/**
 * Makes a function that says if a link leads to an address of the site that no published page has. It
 * takes a complete address (completeLink), and returns undefined if nothing is missing.
 */
export const missingPageFinder = ({ pages, redirects, origins }: LinkTargets) => {
  // Any base will do for a path.
  const siteUrls = ["https://this.site", ...origins] as const;
  const findRedirect = redirectFinder(redirects.map((from) => ({ from })));
  const published = filesOf(pages.filter(({ isPublished }) => isPublished));
  const all = filesOf(pages);

  return (href: string): MissingPage | undefined => {
    if (!linkPattern.test(href)) return undefined;
    const url = internalUrl(href, "/", { siteUrls, cmsUrl: undefined });
    if (!url || !missingTarget(url, published, findRedirect)) return undefined;
    if (!missingTarget(url, all, findRedirect)) return { isDraft: true };

    return { isDraft: false, nearest: findNearest(decodedPath(url.pathname), pages) };
  };
};
