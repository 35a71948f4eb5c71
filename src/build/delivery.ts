import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import type { Settings } from "./settings";

/**
 * Notes beside the built site what its delivery depends on: the addresses and tools that
 * its security policy must allow. The package `delivery` reads it when it makes a release.
 *
 * @param scripts the site's own inline scripts, the same text on all pages.
 */
export const noteForDelivery = async (
  output: string,
  { siteUrl, browser, vendors, delivery }: Settings,
  scripts: string[],
) => {
  const folder = join(output, ".delivery");
  const note = {
    siteUrl,
    apiUrl: browser.GATSBY_API_URL,
    ipLookupUrl: browser.GATSBY_IP_LOOKUP_TOKEN ? browser.GATSBY_IP_LOOKUP_URL : null,
    tagManager: Boolean(vendors.tagManagerId),
    hotjar: Boolean(vendors.hotjarId),
    chatwootUrl: vendors.chatwootUrl ?? null,
    ...delivery,
    scripts,
  };
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "settings.json"), `${JSON.stringify(note, null, 2)}\n`);
};
