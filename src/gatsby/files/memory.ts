import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { fileStamp } from "../../../common/builds/file-stamp";
import { sha256 } from "../../../common/secrets";

/** What the last build made from which text. Gatsby deletes its folder whenever the code changes. */
const memoryFile = (cacheDir: string) => join(cacheDir, "derived-files.json");

type Entry = { digest: string; value?: unknown };

export type Memory = {
  /**
   * The value of a name, computed only if its key is another than in the last build.
   *
   * @param key what the value is made from, or the stamp of a file.
   * @param compute gets the value of the last build.
   */
  recall: <Value>(name: string, key: string, compute: (last?: Value) => Value) => Value;
  /** True if the last build wrote a file from the same text, and it is still there. */
  isWritten: (file: string, text: string) => boolean;
  /** True if a file is as the last build left it. */
  isAsLeft: (file: string) => boolean;
  /** Notes that this build is done with a file. */
  leave: (file: string) => void;
  /** Keeps what this build used, for the next one. */
  save: () => void;
};

const leftName = (file: string) => `${file} as it was left`;

const readEntries = (file: string): Map<string, Entry> =>
  new Map(existsSync(file) ? Object.entries(JSON.parse(readFileSync(file, "utf8")) as object) : []);

/**
 * Remembers how the last build left its pages and from which texts it made the files beside them, since
 * most of them are the same in the next build. Call `save` once all files are written.
 */
export const openMemory = (cacheDir = ".cache"): Memory => {
  const before = readEntries(memoryFile(cacheDir));
  const now = new Map<string, Entry>();

  return {
    recall: (name, key, compute) => {
      const digest = sha256(key);
      const known = before.get(name);
      const last = known?.value as ReturnType<typeof compute> | undefined;
      const value = known?.digest === digest ? (last as ReturnType<typeof compute>) : compute(last);
      now.set(name, { digest, value });

      return value;
    },
    isWritten: (file, text) => {
      const digest = sha256(text);
      now.set(file, { digest });

      return before.get(file)?.digest === digest && existsSync(file);
    },
    isAsLeft: (file) => before.get(leftName(file))?.digest === fileStamp(file),
    leave: (file) => void now.set(leftName(file), { digest: fileStamp(file) }),
    save: () => {
      mkdirSync(dirname(memoryFile(cacheDir)), { recursive: true });
      writeFileSync(memoryFile(cacheDir), JSON.stringify(Object.fromEntries(now)));
    },
  };
};
