import { mkdir, readdir, rename, rm, rmdir, utimes } from "node:fs/promises";
import { dirname, join } from "node:path";

import { sourcesFile } from "./sources.ts";

/**
 * The folder of the release that was removed last. The next release is made in it: most of its
 * files are there already, which saves linking them, and deleting as many.
 */
export const spareFolder = (releases: string) => join(releases, ".spare");

/** Makes the folder of a new release, of the spare one where there is one that can be moved. */
export const takeSpare = async (releases: string, folder: string) => {
  await mkdir(releases, { recursive: true });
  try {
    await rename(spareFolder(releases), folder);
    const now = new Date();
    // As old as it is, it could be taken for what a killed process left.
    await utimes(folder, now, now);
  } catch {
    await mkdir(folder, { recursive: true });
  }
};

/** Keeps a folder that is no release any more, in place of the one kept before. */
export const keepSpare = async (releases: string, folder: string) => {
  // Without this, what a killed removal leaves is no spare release.
  await rm(join(spareFolder(releases), sourcesFile), { force: true });
  await rm(spareFolder(releases), { recursive: true, force: true });
  await rename(folder, spareFolder(releases));
};

/** Deletes everything in a folder but some of its entries. */
export const keepOnly = async (folder: string, kept: string[]) => {
  for (const name of await readdir(folder)) {
    if (!kept.includes(name)) await rm(join(folder, name), { recursive: true });
  }
};

/** Deletes folders that are empty, upwards from where a file was. */
export const removeEmptyFolders = async (site: string, path: string) => {
  for (let folder = dirname(path); folder !== "/"; folder = dirname(folder)) {
    try {
      await rmdir(join(site, folder));
    } catch {
      return;
    }
  }
};
