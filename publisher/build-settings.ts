import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { OperatorError } from "./errors.ts";
import type { Held } from "./releases.ts";

/** A redirect that an editor published. */
export type Redirect = { documentId?: string; from: string; to: string; permanent: boolean };

/** The settings of the build that a release depends on. */
export type BuildSettings = {
  /** Without a trailing slash. */
  siteUrl: string;
  /** The content service, as browsers reach it. */
  apiUrl: string;
  /** The service that looks up a visitor's country. */
  ipLookupUrl: string | null;
  tagManager: boolean;
  hotjar: boolean;
  chatwootUrl: string | null;
  /** Origins that may be framed: video players. */
  frames: string[];
  /** True adds `preload` to HSTS. */
  hstsPreload: boolean;
  /** Hashes (sha256-…) of the styles that vendors' scripts insert. */
  styleHashes: string[];
  /** The site's own inline scripts, equal on all pages and in all releases. */
  scripts: string[];
};

/** Written by the build; not part of the site. */
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
 * Reads `.delivery` of the folder that Gatsby wrote.
 *
 * @throws {OperatorError} if the build is too old to have written it.
 */
export const readBuildSettings = async (publicDir: string) => {
  const settings: BuildSettings | null = await readJson(join(publicDir, folder, "settings.json"));
  if (!settings) {
    throw new OperatorError(
      `There is no ${folder}/settings.json in ${publicDir}: build the site again.`,
    );
  }
  const redirects: Redirect[] = (await readJson(join(publicDir, folder, "redirects.json"))) ?? [];

  const held: Held[] = (await readJson(join(publicDir, folder, "held.json"))) ?? [];

  return { settings, redirects, held };
};
