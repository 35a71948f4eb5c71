import { link, mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";

/** The paths of all files below a folder, each with a slash at its start, in one order. */
export const listFiles = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });

  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, "/")}`)
    .sort();
};

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
