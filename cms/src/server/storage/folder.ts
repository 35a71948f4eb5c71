import { mkdir, open, readdir, rename, rm, stat, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { keyPattern, newKey, type PrivateStorage, requireKey } from "./private-storage";

/** Page size of lists, as of a bucket. */
const pageSize = 1000;

/** Undefined for missing files: another instance may delete them at any time. */
const ignoreMissing = <Found>(search: Promise<Found>): Promise<Found | undefined> =>
  search.catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;

    return undefined;
  });

/** Files in one folder, readable by the service's own user only. */
export const folderStorage = (folder: string): PrivateStorage => ({
  async put(content) {
    const key = newKey();
    const path = join(folder, key);
    await mkdir(folder, { recursive: true, mode: 0o700 });

    // Rename complete files only; the sweep deletes unfinished ones.
    const unfinished = `${path}.part`;
    try {
      await writeFile(unfinished, content, { flag: "wx", mode: 0o600, flush: true });
      await rename(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }

    return key;
  },

  async open(key) {
    return (await ignoreMissing(open(join(folder, requireKey(key)))))?.createReadStream();
  },

  remove: async (key) => rm(join(folder, requireKey(key)), { force: true }),

  async availableBytes() {
    // The first file creates the folder.
    const found = await ignoreMissing(statfs(folder));

    return found ? found.bavail * found.bsize : Infinity;
  },

  async *list() {
    const names = ((await ignoreMissing(readdir(folder))) ?? []).filter((name) =>
      keyPattern.test(name),
    );

    for (let start = 0; start < names.length; start += pageSize) {
      const files = names.slice(start, start + pageSize).map(async (key) => {
        const found = await ignoreMissing(stat(join(folder, key)));

        return found ? [{ key, storedAt: found.mtime }] : [];
      });
      yield (await Promise.all(files)).flat();
    }
  },
});
