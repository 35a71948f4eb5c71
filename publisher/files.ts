import { readdirSync, statSync } from "node:fs";
import { link, mkdir, rename, rm, stat } from "node:fs/promises";
import { dirname, resolve, sep } from "node:path";

// Where thousands of files are looked at, the calls that wait take a tenth of the time of those
// that do not: each of those goes to another thread and back.

/** The paths of all files below a folder, each with a slash at its start, in one order. */
export const listFiles = async (folder: string): Promise<string[]> => {
  const base = resolve(folder);

  return readdirSync(base, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath.slice(base.length)}/${name}`.replaceAll(sep, "/"))
    .sort();
};

/** What is known of a file, or null where there is none. */
export const factsOf = (file: string) => statSync(file, { throwIfNoEntry: false }) ?? null;

let links = 0;

/** Gives a file a second name, at the place of what may be there, in one step. */
export const linkOver = async (from: string, to: string) => {
  await mkdir(dirname(to), { recursive: true });
  const passing = `${to}.${process.pid}-${(links += 1)}`;
  await link(from, passing);
  await rename(passing, to);
  // Renaming one name of a file to another of its names does nothing, and leaves both.
  await rm(passing, { force: true });
};

/** Whether there is a file or folder. */
export const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );
