import { statSync } from "node:fs";
import { join } from "node:path";

import type { ContentModel } from "../../../common/content-model";
import { decodedPath } from "../../../common/paths/decoded-path";
import { pathOfRecord } from "../../../common/paths/record-path";
import { isPublicFile } from "../../../common/builds/public-files";
import {
  type BrokenLink,
  type BrokenLinks,
  maxBrokenLinks,
  maxBrokenLinkText,
  type RecordId,
} from "../../../common/record-id";
import { redirectFinder } from "../../../common/paths/redirect-source";
import { linksOfRecord } from "../../../common/rules/record-links";

import { idOf, type TypeContent } from "../content/read-content";
import { readAnchors } from "./built-pages";

type Addresses = {
  siteUrl: string;
  /** The CMS's public URL. */
  cmsUrl: string | undefined;
};

/** A link in a published record to a page or file of the site, and its URL. */
export type InternalLink = RecordId & Pick<BrokenLink, "field" | "href"> & { url: URL };

/**
 * The site's URL that a link leads to.
 *
 * @param page the path of the page with the link.
 * @returns undefined for a link to elsewhere, such as a file of the media library.
 */
const internalUrl = (href: string, page: string, { siteUrl, cmsUrl }: Addresses) => {
  const url = URL.parse(href, siteUrl + page);
  const isUpload = url?.href.startsWith(`${cmsUrl}/uploads/`);

  return url?.origin === new URL(siteUrl).origin && !isUpload ? url : undefined;
};

/** The links in all records that lead to the site itself. Call it before Gatsby changes the records. */
export const internalLinks = (
  { components }: ContentModel,
  content: readonly TypeContent[],
  addresses: Addresses,
): InternalLink[] =>
  content.flatMap(({ type, records }) =>
    records.flatMap((record) => {
      const page = pathOfRecord(type.name, String(record.slug));

      return linksOfRecord(components, type.attributes, record).flatMap(({ field, href }) => {
        // Without a page of its own, the record is on several.
        if (href.startsWith("#") && !page) return [];
        const url = internalUrl(href, page ?? "/", addresses);

        return url ? [{ ...idOf({ type, record }), field, href, url }] : [];
      });
    }),
  );

const isFile = (file: string) => {
  try {
    return statSync(file).isFile();
  } catch {
    // A path that no file can have, for example below a file.
    return false;
  }
};

/** The public file at a path, as hosts find it: a page's with and without the slash at its end. */
const findFile = (publicDir: string, path: string) =>
  [...(path.endsWith("/") ? [] : [path]), `${path.replace(/\/$/, "")}/index.html`]
    .filter(isPublicFile)
    .map((name) => join(publicDir, name))
    .find(isFile);

/** The anchor that a URL names, without the words to highlight (`#:~:text=`); "" for none. */
const anchorIn = ({ hash }: URL) => hash.slice(1).replace(/:~:.*$/s, "");

const memoize = <Value>(compute: (key: string) => Value) => {
  const known = new Map<string, Value>();

  return (key: string): Value => {
    if (!known.has(key)) known.set(key, compute(key));

    return known.get(key) as Value;
  };
};

/**
 * Finds the links that lead to no page, file or redirect of the built site, or to no anchor of its
 * page. Pages of earlier builds that did not change are in the folder, too.
 *
 * @param links of internalLinks.
 * @param redirects of editors, whose sources are no pages.
 */
export const findBrokenLinks = (
  publicDir: string,
  links: readonly InternalLink[],
  redirects: readonly { from: string }[],
): BrokenLinks => {
  const findRedirect = redirectFinder(redirects);
  const fileAt = memoize((path) => findFile(publicDir, decodedPath(path)));
  const anchorsOf = memoize(readAnchors);
  const missingAt = (url: URL): BrokenLink["missing"] | undefined => {
    if (findRedirect(url.pathname, url.search)) return undefined;
    const file = fileAt(url.pathname);
    if (!file) return "page";
    const anchor = anchorIn(url);
    // Browsers scroll to the top for both.
    if (!file.endsWith(".html") || anchor === "" || /^top$/i.test(anchor)) return undefined;
    const anchors = anchorsOf(file);

    return anchors.has(anchor) || anchors.has(decodedPath(anchor)) ? undefined : "heading";
  };

  const broken = links.flatMap(({ url, field, href, ...record }) => {
    const missing = missingAt(url);
    const short = (text: string) => text.slice(0, maxBrokenLinkText);

    return missing ? [{ ...record, field: short(field), href: short(href), missing }] : [];
  });

  return { total: broken.length, links: broken.slice(0, maxBrokenLinks) };
};
