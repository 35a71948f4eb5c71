import { createHash } from "node:crypto";
import { statSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { listFiles } from "./files.ts";

/** What a release's site was made of: a later release takes what would come out the same. */
export type Sources = {
  /** The hash of all that every page depends on. */
  pages: string;
  files: Record<string, Source>;
};

/** A file that Gatsby wrote. */
export type Source = {
  /** When it was written, in milliseconds since 1970, and its size: with the same, it is taken as unchanged. */
  state: string;
  hash: string;
  /** Of what was made of it, with compressed copies. */
  bytes: number;
};

/** Where a release notes what it was made of. */
export const sourcesFile = "sources.json";

/** A hash of content, for comparing. */
export const hashOf = (content: string | Buffer) =>
  createHash("sha256").update(content).digest("base64");

/** A hash of this package's own code. */
export const codeHash = async (folder = import.meta.dirname) => {
  const paths = (await listFiles(folder)).filter(
    (path) => path.endsWith(".ts") && !/\.test\.ts$|^\/(node_modules|testing)\//.test(path),
  );

  return hashOf(
    Buffer.concat(await Promise.all(paths.map((path) => readFile(join(folder, path))))),
  );
};

/** What the site of a release was made of: nothing where it was not noted. */
export const readSources = async (release: string | null): Promise<Sources> => {
  const nothing = { pages: "", files: {} };
  if (release === null) return nothing;
  try {
    return JSON.parse(await readFile(join(release, sourcesFile), "utf8"));
  } catch {
    return nothing;
  }
};

/** Changes whenever a file is written. */
export const stateOf = (file: string) => {
  const { mtimeMs, size } = statSync(file);

  return `${mtimeMs} ${size}`;
};

/** Notes what the site of a release was made of. */
export const writeSources = (release: string, sources: Sources) =>
  writeFile(join(release, sourcesFile), JSON.stringify(sources));
