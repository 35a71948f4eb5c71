import type { ContentModel } from "../../common/content-model";
import type { Held } from "../../common/record-id";

import { checkContent } from "./content/check-content";
import { readLastContent, serializeContent } from "./content/last-content";
import type { TypeContent } from "./content/read-content";
import { isSampleSite } from "./content/sample-site";
import { type InternalLink, internalLinks } from "./html/broken-links";
import type { Settings } from "./settings";

/** What a build is made from: read before Gatsby's bootstrap, for the hooks after it. */
export type Build = {
  /** The records that the site shows. Gatsby changes them. */
  content: TypeContent[];
  /** The records that it shows in an earlier version or not at all. */
  held: Held[];
  /** The content as text, by which the next build replaces invalid records. */
  serialized: string;
  /** The content's links to the site itself. */
  links: InternalLink[];
  /** Whether search engines must not list the site: its content is the sample's. */
  isSample: boolean;
};

/** The build before its content is read. */
export const emptyBuild = (): Build => ({
  content: [],
  held: [],
  serialized: "",
  links: [],
  isSample: false,
});

/**
 * Reads and checks the content of the CMS.
 *
 * @param lastContent the file with the content of the current release.
 * @throws {ContentError} for the first problem.
 */
export const readBuild = async (
  settings: Settings,
  model: ContentModel,
  lastContent: string | undefined,
): Promise<Build> => {
  const last = readLastContent(model, lastContent);
  const { content, held } = await checkContent(settings, model, last);
  const { siteUrl, browser } = settings;

  return {
    content,
    held,
    serialized: serializeContent(model, content),
    links: internalLinks(model, content, { siteUrl, cmsUrl: browser.GATSBY_API_URL }),
    isSample: isSampleSite(settings, content),
  };
};
