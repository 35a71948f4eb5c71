import { recordPages } from "../../common/page-types";

/** The folders of pages with their label and template; other pages are just "Page". */
export const pageFolders: readonly [folder: string, label: string, template: string][] = [
  ["/hire/", "Hire", "hire"],
  ["/services/", "Service", "service"],
  ["/industry/", "Industry", "industry"],
  ...recordPages.flatMap(({ folder, label, type }): [string, string, string][] =>
    label ? [[folder, label, type]] : [],
  ),
];

/**
 * The kind of a page, as search results label it: "Hire", "Article". A list itself is a "Page".
 *
 * @param path with a trailing slash.
 */
export const kindOf = (path: string) =>
  pageFolders.find(([folder]) => path.startsWith(folder) && path !== folder)?.[1] ?? "Page";
