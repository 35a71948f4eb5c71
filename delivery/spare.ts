import { mkdir, readdir, rename, rm, rmdir } from "node:fs/promises";
import { dirname, join } from "node:path";

/**
 * The folder of the release that was removed last. The next release is made in it: most of its
 * files are there already, which saves linking them, and deleting as many.
 */
export const spareFolder = (releases: string) => join(releases, ".spare");

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === "ENOENT";

/** Makes the folder of a new release, of the spare one if it is there. */
export const takeSpare = async (releases: string, folder: string) => {
  await mkdir(releases, { recursive: true });
  try {
    await rename(spareFolder(releases), folder);
  } catch (error) {
    if (!isMissing(error)) throw error;
    await mkdir(folder);
  }
};

/** Keeps a folder that is no release any more, in place of the one kept before. */
export const keepSpare = async (releases: string, folder: string) => {
  await rm(spareFolder(releases), { recursive: true, force: true });
  await rename(folder, spareFolder(releases));
};

/** Deletes everything in a folder but one entry of it. */
export const keepOnly = async (folder: string, kept: string) => {
  for (const name of await readdir(folder)) {
    if (name !== kept) await rm(join(folder, name), { recursive: true });
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
