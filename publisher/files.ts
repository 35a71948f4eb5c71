import { readdirSync, statSync } from "node:fs";
import { link, mkdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";

// Over thousands of files, synchronous calls take a tenth of the time of asynchronous ones, each
// of which goes to another thread and back.

/**
 * The sorted paths of all files below a folder, each with a leading slash. Symbolic links are left
 * out: a build may have linked files with secrets. Node's `recursive` follows linked folders.
 */
export const listFiles = async (folder: string): Promise<string[]> => {
  const filesBelow = (path: string): string[] =>
    readdirSync(join(folder, path), { withFileTypes: true }).flatMap((entry) => {
      const child = `${path}/${entry.name}`;
      if (entry.isDirectory()) return filesBelow(child);

      return entry.isFile() ? [child] : [];
    });

  return filesBelow("").sort();
};

/** The stats of a file, or null if it does not exist. */
export const statOrNull = (file: string) => statSync(file, { throwIfNoEntry: false }) ?? null;

let links = 0;

/** Hard-links a file, and replaces what is at `to` in one step. */
export const replaceWithLink = async (from: string, to: string) => {
  await mkdir(dirname(to), { recursive: true });
  const temporary = `${to}.${process.pid}-${(links += 1)}`;
  await link(from, temporary);
  await rename(temporary, to);
  // Renaming a hard link to another link of the same file does nothing, and leaves both.
  await rm(temporary, { force: true });
};

/** True for a file or folder. */
export const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );
