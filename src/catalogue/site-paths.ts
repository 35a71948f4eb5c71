import { recordPages } from "../page-types";

import { cataloguePages } from "./pages";
import { feeds, llmsPath, searchPath, siteIndexPath, pagePaths, sitemapPath } from "./paths";

/**
 * Paths that have a page or a file, which an editor's redirect must not hide. `npm run types`
 * copies them to cms/src/content/site-paths.json.
 */
export const sitePaths = {
  /** Paths of every release. */
  fixed: [
    ...Object.values(pagePaths),
    siteIndexPath,
    searchPath,
    sitemapPath,
    llmsPath,
    ...feeds.map(({ path }) => path),
    ...cataloguePages.map(({ path }) => path),
  ],
  /** Base paths of collections whose records have pages, by slug. */
  collections: Object.fromEntries(recordPages.map(({ type, folder }) => [type, folder])),
};
