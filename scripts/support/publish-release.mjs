import { currentRelease } from "../../delivery/releases.ts";
import { fingerprint } from "./fingerprint.mjs";
import { release, releasesFolder } from "./releases.mjs";
import { buildSite } from "./site.mjs";

/**
 * Builds the site and shows it to visitors, from one request to the next. When anything
 * fails they go on seeing the last release.
 *
 * @param {Record<string, string>} settings
 */
export const publishRelease = async (settings) => {
  const begin = Date.now();
  const builtFrom = await fingerprint(settings).catch(() => null);
  await buildSite(settings);

  return release(releasesFolder(settings), {
    fingerprint: builtFrom,
    seconds: (Date.now() - begin) / 1000,
  });
};

/**
 * Whether visitors see what a build would make now.
 *
 * @param {Record<string, string>} settings
 */
export const isUpToDate = async (settings) => {
  const current = await currentRelease(releasesFolder(settings));
  if (!current?.fingerprint) return false;

  return current.fingerprint === (await fingerprint(settings).catch(() => null));
};
