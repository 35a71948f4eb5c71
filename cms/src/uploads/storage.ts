import { randomBytes } from "node:crypto";
import { mkdir, open, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";

/** Where CVs are kept, by a key that tells nothing about whose they are. */
export type CvStorage = {
  /** Keeps a file and returns its key. */
  put(content: Buffer): Promise<string>;
  /** Returns undefined if there is no such file. */
  open(key: string): Promise<Readable | undefined>;
  /** Removes a file; a missing one is not an error. */
  remove(key: string): Promise<void>;
  list(): Promise<{ key: string; storedAt: Date }[]>;
};

const keyShape = /^[0-9a-f]{32}(\.part)?$/;

const pathOf = (folder: string, key: string): string => {
  if (!keyShape.test(key)) throw new Error("This is not the key of a stored file");

  return join(folder, key);
};

/** Another instance may remove a file at any moment: what is gone is undefined. */
const unlessGone = <Found>(search: Promise<Found>): Promise<Found | undefined> =>
  search.catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;

    return undefined;
  });

/** Files in one folder, readable by the service's own user only. */
export const diskStorage = (folder: string): CvStorage => ({
  async put(content) {
    const key = randomBytes(16).toString("hex");
    const path = pathOf(folder, key);
    await mkdir(folder, { recursive: true, mode: 0o700 });

    // A file has its final name only once it is whole; the sweep finds the rest.
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
    return (await unlessGone(open(pathOf(folder, key))))?.createReadStream();
  },

  remove: (key) => rm(pathOf(folder, key), { force: true }),

  async list() {
    const names = (await unlessGone(readdir(folder))) ?? [];
    const files = await Promise.all(
      names
        .filter((name) => keyShape.test(name))
        .map(async (key) => {
          const found = await unlessGone(stat(join(folder, key)));

          return found ? [{ key, storedAt: found.mtime }] : [];
        }),
    );

    return files.flat();
  },
});
