import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import type { CreatePagesArgs } from "gatsby";

import type { Held } from "./hold-back";
import type { Settings } from "./settings";
import { playerOrigins } from "./videos";

type Redirect = { documentId: string; from: string; to: string; permanent: boolean };

/** Editors' published redirects, sorted by source path. */
export const readRedirects = ({ getNodesByType }: Pick<CreatePagesArgs, "getNodesByType">) =>
  (getNodesByType("STRAPI_REDIRECT") as unknown as Redirect[])
    .map(({ documentId, from, to, permanent }) => ({ documentId, from, to, permanent }))
    .sort((a, b) => (a.from < b.from ? -1 : 1));

type Delivered = {
  /** The site's own inline scripts, equal on all pages. */
  scripts: string[];
  redirects: readonly object[];
  held: readonly Held[];
  /** The JSON of serializeContent. */
  content: string;
};

/**
 * Writes `.delivery/manifest.json` beside the built site: what its CSP must allow, the redirects
 * of editors, and the records held back; and `.delivery/content.json`. A release takes both
 * (publisher/delivery-manifest.ts).
 */
export const writeDeliveryManifest = async (
  output: string,
  { siteUrl, browser, vendors, delivery }: Settings,
  { scripts, redirects, held, content }: Delivered,
) => {
  const folder = join(output, ".delivery");
  const manifest = {
    siteUrl,
    apiUrl: browser.GATSBY_API_URL,
    ipLookupUrl: browser.GATSBY_IP_LOOKUP_TOKEN ? browser.GATSBY_IP_LOOKUP_URL : null,
    tagManager: Boolean(vendors.tagManagerId),
    hotjar: Boolean(vendors.hotjarId),
    chatwootUrl: vendors.chatwootUrl ?? null,
    frames: playerOrigins,
    ...delivery,
    scripts,
    redirects,
    held,
  };
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "manifest.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  // For the owner only: content may be confidential.
  await writeFile(join(folder, "content.json"), content, { mode: 0o600 });
};
