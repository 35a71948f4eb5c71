import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import type { CreatePagesArgs } from "gatsby";

import type { Settings } from "./settings";
import { playerOrigins } from "./videos";

type Redirect = { documentId: string; from: string; to: string; permanent: boolean };

/** The redirects that editors have published, in one order. */
export const readRedirects = ({ getNodesByType }: Pick<CreatePagesArgs, "getNodesByType">) =>
  (getNodesByType("STRAPI_REDIRECT") as unknown as Redirect[])
    .map(({ documentId, from, to, permanent }) => ({ documentId, from, to, permanent }))
    .sort((a, b) => (a.from < b.from ? -1 : 1));

/**
 * Notes beside the built site what its delivery depends on: the addresses and tools that
 * its security policy must allow, and the redirects of editors. The package `publisher` reads
 * it when it makes a release.
 *
 * @param scripts the site's own inline scripts, the same text on all pages.
 */
export const noteForDelivery = async (
  output: string,
  { siteUrl, browser, vendors, delivery }: Settings,
  scripts: string[],
  redirects: readonly object[],
) => {
  const folder = join(output, ".delivery");
  const note = {
    siteUrl,
    apiUrl: browser.GATSBY_API_URL,
    ipLookupUrl: browser.GATSBY_IP_LOOKUP_TOKEN ? browser.GATSBY_IP_LOOKUP_URL : null,
    tagManager: Boolean(vendors.tagManagerId),
    hotjar: Boolean(vendors.hotjarId),
    chatwootUrl: vendors.chatwootUrl ?? null,
    frames: playerOrigins,
    ...delivery,
    scripts,
  };
  await mkdir(folder, { recursive: true });
  for (const [name, content] of Object.entries({ settings: note, redirects })) {
    await writeFile(join(folder, `${name}.json`), `${JSON.stringify(content, null, 2)}\n`);
  }
};
