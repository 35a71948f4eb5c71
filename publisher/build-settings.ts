import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { OperatorError } from "./errors.ts";
import type { Held } from "./releases.ts";

/** A redirect that editors have asked for. */
export type Redirect = { documentId?: string; from: string; to: string; permanent: boolean };

/** What the site was built with, as far as its delivery depends on it. */
export type BuildSettings = {
  /** Address of the published site, without a slash at its end. */
  siteUrl: string;
  /** Where browsers reach the content service. */
  apiUrl: string;
  /** Address of the service that knows the visitor's country, or null. */
  ipLookupUrl: string | null;
  tagManager: boolean;
  hotjar: boolean;
  chatwootUrl: string | null;
  /** Whose players frames may load. */
  frames: string[];
  /** Whether browsers may put the site on their list of hosts that are HTTPS alone. */
  hstsPreload: boolean;
  /** Hashes of styles that a vendor's script inserts, as sha256-…. */
  styleHashes: string[];
  /** The site's own inline scripts: the same text on all pages and in all releases. */
  scripts: string[];
};

/** The build writes here; it is no part of the site. */
const folder = ".delivery";

const readJson = async (file: string) => {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
};

/**
 * Reads what the build has noted for delivery, in .delivery of the folder Gatsby wrote.
 *
 * @throws {OperatorError} when an older build has noted nothing.
 */
export const readBuildSettings = async (from: string) => {
  const settings: BuildSettings | null = await readJson(join(from, folder, "settings.json"));
  if (!settings) {
    throw new OperatorError(
      `There is no ${folder}/settings.json in ${from}: build the site again.`,
    );
  }
  const redirects: Redirect[] = (await readJson(join(from, folder, "redirects.json"))) ?? [];

  const held: Held[] = (await readJson(join(from, folder, "held.json"))) ?? [];

  return { settings, redirects, held };
};
