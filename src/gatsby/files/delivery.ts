import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import type { CreatePagesArgs } from "gatsby";
import type { BrokenLinks, Held } from "../../../common/record-id";

import type { Settings } from "../settings";
import { frameOrigins } from "../html/videos";

type Redirect = { documentId: string; from: string; to: string | null; permanent: boolean };

/** Editors' published redirects, sorted by source path. */
export const readRedirects = ({ getNodesByType }: Pick<CreatePagesArgs, "getNodesByType">) =>
  (getNodesByType("STRAPI_REDIRECT") as unknown as Redirect[])
    .map(({ documentId, from, to, permanent }) => ({ documentId, from, to, permanent }))
    .sort((a, b) => (a.from < b.from ? -1 : 1));

type ManifestData = {
  /** The site's inline scripts, identical on all pages. */
  scripts: string[];
  redirects: readonly object[];
  /** Origins of calendars. */
  calendars: readonly string[];
  held: readonly Held[];
  brokenLinks: BrokenLinks;
  /** Whether search engines must not list the site. */
  isSample: boolean;
  /** The JSON of serializeContent. */
  content: string;
};

/**
 * Writes `.delivery/manifest.json` (origins and scripts for the CSP, editors' redirects, held
 * records, broken links) and `.delivery/content.json`. A release includes both (publisher/release/delivery-manifest.ts).
 */
export const writeDeliveryManifest = async (
  publicDir: string,
  { siteUrl, browser, vendors, delivery }: Settings,
  { scripts, redirects, calendars, held, brokenLinks, isSample, content }: ManifestData,
) => {
  const folder = join(publicDir, ".delivery");
  const manifest = {
    siteUrl,
    apiUrl: browser.GATSBY_API_URL,
    ipLookupUrl: browser.GATSBY_IP_LOOKUP_TOKEN ? browser.GATSBY_IP_LOOKUP_URL : null,
    tagManager: Boolean(vendors.tagManagerId),
    hotjar: Boolean(vendors.hotjarId),
    chatwootUrl: vendors.chatwootUrl ?? null,
    frames: [...frameOrigins, ...calendars],
    ...delivery,
    scripts,
    redirects,
    held,
    brokenLinks,
    isSample,
  };
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "manifest.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  // Owner only: content may be confidential.
  await writeFile(join(publicDir, ".delivery", "content.json"), content, { mode: 0o600 });
};
