import { join } from "node:path";

import { contentFile, listReleases } from "../../publisher/releases.ts";
import { alone } from "./alone.mjs";
import { forgetFault } from "./fault.mjs";
import { fingerprint, inputsOf } from "./fingerprint.mjs";
import { release, releasesFolder } from "./releases.mjs";
import { buildSite } from "./site.mjs";

/**
 * Builds the site and shows it to visitors, from one request to the next. When anything
 * fails they go on seeing the last release.
 *
 * @param {Record<string, string>} settings
 * @param {{ full?: boolean | undefined, build?: string | null }} [options] `full` builds from nothing; `build` is how the
 *   content service names this build.
 */
export const publishRelease = (settings, { build = null, full } = {}) =>
  alone(async (signal) => {
    const begin = Date.now();
    forgetFault();
    // Before the build: code that changes meanwhile is not in it.
    const inputs = inputsOf(settings);
    const builtFrom = await fingerprint(settings, inputs).catch(() => null);
    // A record at fault is taken from what visitors see, whichever release that is.
    const lastContent = join(releasesFolder(settings), "current", contentFile);
    await buildSite({ ...settings, LAST_CONTENT: lastContent }, { full, signal });

    return release(settings, {
      fingerprint: builtFrom,
      inputs,
      build,
      seconds: (Date.now() - begin) / 1000,
      signal,
    });
  });

/**
 * Whether the newest release is what a build would make now. Visitors may see an older one, to
 * which somebody went back.
 *
 * @param {Record<string, string>} settings
 */
export const isUpToDate = async (settings) => {
  const [newest] = await listReleases(releasesFolder(settings));
  if (!newest?.fingerprint) return false;

  return newest.fingerprint === (await fingerprint(settings).catch(() => null));
};
