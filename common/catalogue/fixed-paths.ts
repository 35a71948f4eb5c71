import { cataloguePages } from "./pages.ts";
import { feeds, llmsPath, searchPath, siteIndexPath, pagePaths, sitemapPath } from "./paths.ts";

/** Paths that have a page or a file in every release, besides the pages of records. */
export const fixedPaths: readonly string[] = [
  ...Object.values(pagePaths),
  siteIndexPath,
  searchPath,
  sitemapPath,
  llmsPath,
  ...feeds.map(({ path }) => path),
  ...cataloguePages.map(({ path }) => path),
];
