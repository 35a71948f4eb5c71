import { contentFindings } from "../../../common/launch/content-findings";
import { isPublicUrl } from "../../../common/launch/setting-findings";

import type { Settings } from "../settings";
import { buildTime } from "./build-time";
import { ContentError } from "./cms-client";
import type { TypeContent } from "./read-content";

/**
 * True for a public site whose content is still the sample's: search engines must not list it, and
 * its footer says so.
 *
 * @throws {ContentError} with the list, if SITE_IS_SAMPLE is false.
 */
export const isSampleSite = (
  { siteUrl, isSample }: Pick<Settings, "siteUrl" | "isSample">,
  content: readonly TypeContent[],
): boolean => {
  if (!isPublicUrl(siteUrl)) return false;
  const errors = contentFindings(content, buildTime()).filter(({ level }) => level === "error");
  if (errors.length === 0 || isSample !== false) return errors.length > 0;

  const list = errors.map(
    ({ sentence, records = [] }) =>
      `${sentence} ${records.map(({ title }) => `"${title}"`).join(", ")}`,
  );
  throw new ContentError(
    ["SITE_IS_SAMPLE is false, but the content is still the sample's:", ...list].join("\n  "),
  );
};
