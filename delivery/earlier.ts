import { rm, stat } from "node:fs/promises";
import { join } from "node:path";

import { exists, linkOver, listFiles } from "./files.ts";
import { isHashed } from "./hashed.ts";

const days = 24 * 60 * 60 * 1000;

/** How long a file is kept after the last release that had it: longer than a tab stays open. */
const kept = 30 * days;

/** The folder of hashed files: those of the current release, and earlier ones for tabs that are open. */
export const earlierFolder = (releases: string) => join(releases, "earlier");

/**
 * Gives the hashed files of a release a second name in the folder for open tabs, where they
 * stay when the release is replaced and deleted.
 */
export const keepForOpenTabs = async (releases: string, site: string) => {
  for (const path of (await listFiles(site)).filter(isHashed)) {
    await linkOver(join(site, path), join(earlierFolder(releases), path));
  }
};

/** The paths of all files for open tabs. */
export const listEarlier = async (releases: string) => {
  const folder = earlierFolder(releases);

  return (await exists(folder)) ? listFiles(folder) : [];
};

/**
 * Deletes what no release has had for 30 days. The clock is a file's change time: the system
 * sets it whenever a name is given to the file or taken from it, as releases come and go.
 *
 * @param now in milliseconds since 1970.
 */
export const forgetEarlier = async (releases: string, now = Date.now()) => {
  for (const path of await listEarlier(releases)) {
    const file = join(earlierFolder(releases), path);
    const { ctimeMs, nlink } = await stat(file);
    if (nlink === 1 && now - ctimeMs > kept) await rm(file, { force: true });
  }
};
