import { recordPages } from "../../common/page-types";

/** The folders of pages with their label; other pages are just "Page". */
const pageFolders: readonly [folder: string, label: string][] = [
  ["/hire/", "Hire"],
  ["/services/", "Service"],
  ["/industry/", "Industry"],
  ...recordPages.flatMap(({ folder, label }): [string, string][] =>
    label ? [[folder, label]] : [],
  ),
];

/**
 * The kind of a page, as search results label it: "Hire", "Article". A list itself is a "Page".
 *
 * @param path with a trailing slash.
 */
export const kindOf = (path: string) =>
  pageFolders.find(([folder]) => path.startsWith(folder) && path !== folder)?.[1] ?? "Page";
