import { isPublicFile } from "../builds/public-files.ts";
import type { BrokenLink } from "../record-id.ts";

import { decodedPath } from "./decoded-path.ts";

type Addresses = {
  /** The site's origins, with or without a path. The first one completes paths. */
  siteUrls: readonly [string, ...string[]];
  /** The CMS's public URL. */
  cmsUrl: string | undefined;
};

/**
 * The site's URL that a link leads to.
 *
 * @param page the path of the page with the link.
 * @returns undefined for a link to elsewhere, such as a file of the media library.
 */
export const internalUrl = (
  href: string,
  page: string,
  { siteUrls, cmsUrl }: Addresses,
): URL | undefined => {
  const url = URL.parse(href, siteUrls[0] + page);
  const isUpload = url?.href.startsWith(`${cmsUrl}/uploads/`);
  const isOfSite = siteUrls.some((siteUrl) => new URL(siteUrl).origin === url?.origin);

  return url && isOfSite && !isUpload ? url : undefined;
};

/** The files of a site: those that a build wrote, or those that one will write. */
export type SiteFiles = {
  /** True for a file at this path, which starts with a slash and is decoded: `/blog/index.html`. */
  has: (file: string) => boolean;
  /** The ids and names to which fragments of an HTML file lead; undefined if they are not known. */
  anchorsOf: (file: string) => ReadonlySet<string> | undefined;
};

/** The end of the file of each page. */
const pageFile = "index.html";

/** The path of the page that a file has; undefined for another file. */
export const pageOfFile = (file: string): string | undefined =>
  file.endsWith(`/${pageFile}`) ? file.slice(0, -pageFile.length) : undefined;

/**
 * A site's files as far as its pages are known: files besides pages are taken to be there.
 *
 * @param hasPage true for a page's path.
 */
export const filesOfPages = (hasPage: (path: string) => boolean): SiteFiles => ({
  has: (file) => {
    const path = pageOfFile(file);

    return path === undefined ? /\.[^/]+$/.test(file) : hasPage(path);
  },
  anchorsOf: () => undefined,
});

/** The public file at a path, as hosts find it: a page's with and without the slash at its end. */
const findFile = (files: SiteFiles, path: string) =>
  [...(path.endsWith("/") ? [] : [path]), `${path.replace(/\/$/, "")}/${pageFile}`]
    .filter(isPublicFile)
    .find(files.has);

/** The anchor that a URL names, without the words to highlight (`#:~:text=`); "" for none. */
const anchorIn = ({ hash }: URL) => hash.slice(1).replace(/:~:.*$/s, "");

/**
 * What is not there of what a URL of the site leads to; undefined if all is.
 *
 * @param findRedirect finds a redirect of editors, whose sources are no pages (redirectFinder).
 */
export const missingTarget = (
  url: URL,
  files: SiteFiles,
  findRedirect: (path: string, query: string) => unknown,
): BrokenLink["missing"] | undefined => {
  if (findRedirect(url.pathname, url.search)) return undefined;
  const file = findFile(files, decodedPath(url.pathname));
  if (!file) return "page";
  const anchor = anchorIn(url);
  // Browsers scroll to the top for both.
  if (!file.endsWith(".html") || anchor === "" || /^top$/i.test(anchor)) return undefined;
  const anchors = files.anchorsOf(file);

  return !anchors || anchors.has(anchor) || anchors.has(decodedPath(anchor))
    ? undefined
    : "heading";
};
