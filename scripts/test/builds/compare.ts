import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { listFiles } from "../../../publisher/files.ts";
import { isImmutable } from "../../../common/builds/immutable-files.ts";
import { OperatorError } from "../../../common/operator-error.ts";

/** True for an unused file that may stay until the next full build. */
const mayBeStale = (path: string) => isImmutable(path.replace(/\.map$|\.LICENSE\.txt$/, ""));

/** Reads files without webpack's compilation hash, which differs between equal builds too. */
const createReader = (site: string) => {
  const { webpackCompilationHash } = JSON.parse(
    readFileSync(join(site, "page-data/app-data.json"), "utf8"),
  );
  const hash = Buffer.from(webpackCompilationHash);

  return (path: string) => {
    const content = readFileSync(join(site, path));
    for (let at = content.indexOf(hash); at >= 0; at = content.indexOf(hash, at)) {
      content.fill("0", at, at + hash.length);
    }

    return content;
  };
};

/**
 * Compares the files of two built sites, byte for byte.
 *
 * @param incremental folder of the incrementally built site.
 * @param full folder of the fully built site.
 * @returns how many are equal.
 */
export const assertSitesEqual = async (incremental: string, full: string) => {
  const expected = await listFiles(full);
  const [readIncremental, readFull] = [createReader(incremental), createReader(full)];
  const isEqual = (path: string) =>
    existsSync(join(incremental, path)) && readIncremental(path).equals(readFull(path));
  const different = expected.filter((path) => !isEqual(path));
  const known = new Set(expected);
  const stale = (await listFiles(incremental)).filter(
    (path) => !known.has(path) && !mayBeStale(path),
  );
  if (different.length > 0 || stale.length > 0) {
    const names = [...different, ...stale.map((path) => `${path} (should be gone)`)].slice(0, 10);
    throw new OperatorError(
      `The incremental build differs from the full build: ${names.join(", ")}.`,
    );
  }

  return `${expected.length} files`;
};
