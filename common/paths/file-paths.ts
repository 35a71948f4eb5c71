import { stripTrailingSlash } from "./redirect-source.ts";

/** Folders with files of every release. */
export const fileFolders = [
  "/404/",
  "/_gatsby/",
  "/logos/",
  "/page-data/",
  "/pagefind/",
  "/share/",
  "/static/",
  "/~partytown/",
];

const rootFile = /^\/(404\.html|[^/]+\.(css|ico|js|json|map|png|svg|txt|webmanifest|xml))$/;

/**
 * True if a release may have a file at a path or below it, from which no redirect can lead.
 *
 * @param path in lower case, with or without a slash at its end.
 */
export const isFilePath = (path: string): boolean => {
  const file = stripTrailingSlash(path);

  return rootFile.test(file) || fileFolders.some((folder) => `${file}/`.startsWith(folder));
};
