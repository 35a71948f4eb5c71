import { existsSync, mkdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const removeEmpty = (publicDir: string) => {
  try {
    rmdirSync(publicDir);
  } catch (error) {
    if (!["ENOTEMPTY", "ENOENT"].includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
  }
};

/**
 * Deletes derived files of the previous build that this one did not write. Gatsby deletes only its
 * own.
 *
 * @param paths of this build's derived files.
 */
export const removeStaleFiles = (
  publicDir: string,
  paths: readonly string[],
  cacheDir = ".cache",
) => {
  const list = join(cacheDir, "beside-pages.json");
  const before = existsSync(list) ? (JSON.parse(readFileSync(list, "utf8")) as string[]) : [];
  const now = new Set(paths);
  for (const path of before.filter((one) => !now.has(one))) {
    rmSync(join(publicDir, path), { force: true });
    removeEmpty(dirname(join(publicDir, path)));
  }
  mkdirSync(dirname(list), { recursive: true });
  writeFileSync(list, JSON.stringify(paths));
};
