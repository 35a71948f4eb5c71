import { existsSync, mkdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Removes a folder that is empty. */
const removeEmpty = (folder: string) => {
  try {
    rmdirSync(folder);
  } catch (error) {
    if (!["ENOTEMPTY", "ENOENT"].includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
  }
};

/**
 * Removes what an earlier build put beside its pages and this one did not: Gatsby removes only
 * its own files of pages that are gone.
 *
 * @param folder of the built site.
 * @param paths of what belongs to this build.
 */
export const removeOutdated = (folder: string, paths: readonly string[], cache = ".cache") => {
  const list = join(cache, "beside-pages.json");
  const before = existsSync(list) ? (JSON.parse(readFileSync(list, "utf8")) as string[]) : [];
  const now = new Set(paths);
  for (const path of before.filter((one) => !now.has(one))) {
    rmSync(join(folder, path), { force: true });
    removeEmpty(dirname(join(folder, path)));
  }
  mkdirSync(dirname(list), { recursive: true });
  writeFileSync(list, JSON.stringify(paths));
};
