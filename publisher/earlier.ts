import { statSync } from "node:fs";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { exists, factsOf, linkOver, listFiles } from "./files.ts";
import { isHashed } from "./hashed.ts";
import { inParallel } from "./in-parallel.ts";

const days = 24 * 60 * 60 * 1000;

/** How long a file is kept after the last release that had it: longer than a tab stays open. */
const kept = 30 * days;

const atOnce = 4;

/** The folder of hashed files: those of the current release, and earlier ones for tabs that are open. */
export const earlierFolder = (releases: string) => join(releases, "earlier");

/**
 * Gives the hashed files of a release a second name in the folder for open tabs, where they
 * stay when the release is replaced and deleted.
 */
export const keepForOpenTabs = async (releases: string, site: string) => {
  await inParallel((await listFiles(site)).filter(isHashed), atOnce, async (path) => {
    const [from, to] = [join(site, path), join(earlierFolder(releases), path)];
    // Nearly all files are those of the release before.
    if (factsOf(from)?.ino !== factsOf(to)?.ino) await linkOver(from, to);
  });
};

/** The paths of all files for open tabs. */
export const listEarlier = async (releases: string) => {
  const folder = earlierFolder(releases);

  return (await exists(folder)) ? listFiles(folder) : [];
};

/** Since when no release has had a file, by its path, in milliseconds since 1970. */
type Gone = Record<string, number>;

const readGone = async (note: string): Promise<Gone> =>
  (await exists(note)) ? JSON.parse(await readFile(note, "utf8")) : {};

/** Whether a release has a file for open tabs: another name of it. */
const isInRelease = (releases: string, path: string) =>
  statSync(join(earlierFolder(releases), path)).nlink > 1;

/**
 * Deletes what no release has had for 30 days. The time is noted beside the folder: a file's own
 * times are new wherever the folder was unpacked, as in a workflow of GitHub.
 *
 * @param now in milliseconds since 1970.
 */
export const forgetEarlier = async (releases: string, now = Date.now()) => {
  const note = `${earlierFolder(releases)}.json`;
  const before = await readGone(note);
  const gone: Gone = {};
  for (const path of await listEarlier(releases)) {
    if (isInRelease(releases, path)) continue;
    const since = before[path] ?? now;
    if (now - since > kept) await rm(join(earlierFolder(releases), path), { force: true });
    else gone[path] = since;
  }
  if (!(await exists(releases))) return;
  await writeFile(`${note}.new`, JSON.stringify(gone));
  await rename(`${note}.new`, note);
};
