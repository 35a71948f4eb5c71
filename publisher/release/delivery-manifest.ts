import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { BrokenLinks, Held } from "../../common/record-id.ts";

import { OperatorError } from "../../common/operator-error.ts";

/** A redirect that an editor published. */
export type Redirect = {
  documentId?: string;
  from: string;
  /** Null if the page is gone. */
  to: string | null;
  permanent: boolean;
};

/** A redirect with a target. */
export type RedirectTo = Redirect & { to: string };

/** A release's settings from the build, written by `src/gatsby/files/delivery.ts`. */
export type DeliveryManifest = {
  /** Without a trailing slash. */
  siteUrl: string;
  /** The CMS's public URL. */
  apiUrl: string;
  /** The service that looks up a visitor's country. */
  ipLookupUrl: string | null;
  tagManager: boolean;
  hotjar: boolean;
  chatwootUrl: string | null;
  /** Origins that may be framed: video players and calendars. */
  frames: string[];
  /** True adds `preload` to HSTS. */
  hstsPreload: boolean;
  /** Hashes (sha256-…) of the styles that vendors' scripts insert. */
  styleHashes: string[];
  /** The site's own inline scripts, equal on all pages and in all releases. */
  scripts: string[];
  redirects: Redirect[];
  held: Held[];
  brokenLinks: BrokenLinks;
  /** Whether the content is still the sample's: search engines must not list it. */
  isSample: boolean;
};

/** The folder that the build writes for the publisher; not part of the site. */
export const deliveryDir = ".delivery";

/**
 * Reads the manifest in the folder that Gatsby wrote.
 *
 * @throws {OperatorError} if the build is too old to have written it.
 */
export const readDeliveryManifest = async (publicDir: string): Promise<DeliveryManifest> => {
  try {
    return JSON.parse(await readFile(join(publicDir, deliveryDir, "manifest.json"), "utf8"));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    throw new OperatorError(
      `There is no ${deliveryDir}/manifest.json in ${publicDir}: build the site again.`,
    );
  }
};
