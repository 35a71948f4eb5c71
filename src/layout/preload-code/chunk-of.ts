import { pageFolders } from "../../catalogue/page-kinds";
import { dedicatedPath, pagedLists, siteIndexPath } from "../../../common/catalogue/paths";

/** The template of the lists in folders of a folder: `/blog/category/product/`. */
const listTemplates = new Map([
  ["page", "blog"],
  ["category", "category"],
  ["service", "project-filter"],
  ["industry", "project-filter"],
  ["technology", "project-filter"],
]);

const template = (name: string | undefined) => name && `component---src-templates-${name}-tsx`;

/**
 * The name of the webpack chunk with a page's template, which Gatsby knows only from the page's
 * data; undefined for a path outside the known folders.
 *
 * @param path with a trailing slash.
 */
export const chunkOf = (path: string) => {
  const [, folder = "", slug, inner] = path.split("/");
  if (path === dedicatedPath) return template("hire-any");
  if (path === siteIndexPath) return template("site-index");
  if (pagedLists.includes(path)) return template(folder);
  if (inner) return template(listTemplates.get(slug ?? ""));
  if (slug) return template(pageFolders.find(([prefix]) => path.startsWith(prefix))?.[2]);

  return `component---src-pages-${folder || "index"}-tsx`;
};
