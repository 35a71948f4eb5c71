import { existsSync, readdirSync } from "node:fs";

import { listPagePath, pagePaths, sitemapPath } from "../../common/catalogue/paths";
import { cataloguePages } from "../../common/catalogue/pages";

import { folderOf, recordPath, type RecordType } from "../../common/page-types";
import { recordAtPath } from "../../common/rules/page-path";

import { memoize } from "./memoize";
import { builtFile, linksOn } from "./site";

/** The URL that the site was built for. */
export const siteUrl = process.env.SITE_URL ?? "";

/** All pages that the code generates, independent of content. */
export const paths = [...cataloguePages.map(({ path }) => path), ...Object.values(pagePaths)];

/** All pages of the sitemap. */
export const sitemapPaths = [
  ...(builtFile(sitemapPath) ?? "").matchAll(/<loc>([^<]*)<\/loc>/g),
].map(([, address = ""]) => address.slice(siteUrl.length));

/** All pages that the code generates or the sitemap lists. */
export const allPaths = [...new Set([...paths, ...sitemapPaths])];

/** The pages of a content type's records, also of those that no list shows. */
export const recordPathsOf = (type: RecordType): readonly string[] => {
  const folder = `public${folderOf(type)}`;

  return (existsSync(folder) ? readdirSync(folder) : [])
    .map((slug) => recordPath(type, slug))
    .filter((path) => recordAtPath(path)?.type === type && builtFile(path) !== null);
};

/** The pages of a list, in order. */
export const listPagesOf = memoize((list: string): readonly string[] => {
  const pages: string[] = [];
  while (builtFile(listPagePath(list, pages.length + 1)) !== null) {
    pages.push(listPagePath(list, pages.length + 1));
  }

  return pages;
});

/** The records that a list shows on all its pages. */
export const listItemsOf = memoize((list: string): readonly string[] => [
  ...new Set(listPagesOf(list).flatMap((path) => linksOn(path, "main h3"))),
]);
