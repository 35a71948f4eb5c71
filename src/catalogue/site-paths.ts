import { cataloguePages } from "./pages";
import { feeds, llmsPath, searchPath, siteIndexPath, singlePaths, sitemapPath } from "./paths";

/**
 * Which addresses have a page or a file, so that no redirect of an editor hides one. The content service
 * has a copy, cms/src/content/site-paths.json, which `npm run types` writes.
 */
export const sitePaths = {
  /** Those that every release has. */
  fixed: [
    ...Object.values(singlePaths),
    siteIndexPath,
    searchPath,
    sitemapPath,
    llmsPath,
    ...feeds.map(({ path }) => path),
    ...cataloguePages.map(({ path }) => path),
  ],
  /** Where a collection has a page for each record, under its slug. */
  collections: {
    article: singlePaths.blog,
    category: `${singlePaths.blog}category/`,
    project: singlePaths.portfolio,
    "job-opening": singlePaths.careers,
    comparison: singlePaths.compare,
    chapter: singlePaths.playbook,
    sheet: singlePaths.documents,
  },
};
