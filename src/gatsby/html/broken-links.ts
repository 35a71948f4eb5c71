import { statSync } from "node:fs";
import { join } from "node:path";

import type { ContentModel } from "../../../common/content-model";
import { internalUrl, missingTarget, type SiteFiles } from "../../../common/paths/link-targets";
import { pathOfRecord } from "../../../common/paths/record-path";
import {
  type BrokenLink,
  type BrokenLinks,
  maxBrokenLinks,
  maxBrokenLinkText,
  type RecordId,
} from "../../../common/record-id";
import { redirectFinder } from "../../../common/paths/redirect-source";
import { linksOfRecord } from "../../../common/rules/record-links";

import { idOf } from "../content/typed-record";
import type { TypeContent } from "../content/read-content";
import { readAnchors } from "./anchors";

/** A link in a record to a page or file of the site, and its URL. */
export type InternalLink = RecordId & Pick<BrokenLink, "field" | "href"> & { url: URL };

/** The links in all records that lead to the site itself. Call it before Gatsby changes the records. */
export const internalLinks = (
  { components }: ContentModel,
  content: readonly TypeContent[],
  { siteUrl, cmsUrl }: { siteUrl: string; cmsUrl: string | undefined },
): InternalLink[] =>
  content.flatMap(({ type, records }) =>
    records.flatMap((record) => {
      const page = pathOfRecord(type.name, String(record.slug));

      return linksOfRecord(components, type.attributes, record).flatMap(({ field, href }) => {
        // Without a page of its own, the record is on several.
        if (href.startsWith("#") && !page) return [];
        const url = internalUrl(href, page ?? "/", { siteUrls: [siteUrl], cmsUrl });

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

const memoize = <Value>(compute: (key: string) => Value) => {
  const known = new Map<string, Value>();

  return (key: string): Value => {
    if (!known.has(key)) known.set(key, compute(key));

    return known.get(key) as Value;
  };
};

/** The files of a built site. Pages of earlier builds that did not change are in the folder, too. */
export const filesIn = (publicDir: string): SiteFiles => ({
  has: memoize((file) => isFile(join(publicDir, file))),
  anchorsOf: memoize((file) => readAnchors(join(publicDir, file))),
});

/**
 * Finds the links that lead to no page, file or redirect of the site, or to no anchor of its page.
 *
 * @param links of internalLinks.
 * @param redirects of editors, whose sources are no pages.
 */
export const findBrokenLinks = (
  files: SiteFiles,
  links: readonly InternalLink[],
  redirects: readonly { from: string }[],
): BrokenLinks => {
  const findRedirect = redirectFinder(redirects);

  const broken = links.flatMap(({ url, field, href, ...record }) => {
    const missing = missingTarget(url, files, findRedirect);
    const short = (text: string) => text.slice(0, maxBrokenLinkText);

    return missing ? [{ ...record, field: short(field), href: short(href), missing }] : [];
  });

  return { total: broken.length, links: broken.slice(0, maxBrokenLinks) };
};
