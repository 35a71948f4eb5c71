import { randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";

/** Where curricula vitae are kept, by a key that says nothing about whose they are. */
export type CvStorage = {
  /** Keeps a file and answers its key. */
  put(content: Buffer): Promise<string>;
  open(key: string): Promise<Readable>;
  /** Removes a file; one that is not there is no error. */
  remove(key: string): Promise<void>;
  list(): Promise<{ key: string; storedAt: Date }[]>;
};

const keyShape = /^[0-9a-f]{32}(\.part)?$/;

const pathOf = (folder: string, key: string): string => {
  if (!keyShape.test(key)) throw new Error("This is no key of a stored file");

  return join(folder, key);
};

/** Files in one folder, readable by the service's own user only. */
export const diskStorage = (folder: string): CvStorage => ({
  async put(content) {
    const key = randomBytes(16).toString("hex");
    const path = pathOf(folder, key);
    await mkdir(folder, { recursive: true, mode: 0o700 });

    // A file has its final name only once it is whole; sweeping finds the rest.
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
    const path = pathOf(folder, key);
    await stat(path);

    return createReadStream(path);
  },

  remove: (key) => rm(pathOf(folder, key), { force: true }),

  async list() {
    const names = await readdir(folder).catch(() => [] as string[]);
    const files = await Promise.all(
      names.map(async (key) => ({ key, storedAt: (await stat(join(folder, key))).mtime })),
    );

    return files.filter(({ key }) => keyShape.test(key));
  },
});
