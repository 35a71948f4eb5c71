import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** The sorted files at or below a path, without packages. */
export const filesUnder = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .filter((name) => name !== "node_modules")
        .sort()
        .flatMap((name) => filesUnder(join(path, name)))
    : [path];

/** One hash for the names and contents of files. */
export const hashFiles = (files: string[]): string => {
  const hash = createHash("sha256");
  for (const file of files) hash.update(file).update(readFileSync(file));

  return hash.digest("hex");
};
