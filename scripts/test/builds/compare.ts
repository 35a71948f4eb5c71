import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { listFiles } from "../../../publisher/files.ts";
import { isImmutable } from "../../../publisher/http/immutable.ts";
import { Failure } from "../../support/failure.mjs";

/** What nothing leads to any more stays until the next build that begins with nothing. @param {string} path */
const mayBeStale = (path) => isImmutable(path.replace(/\.map$|\.LICENSE\.txt$/, ""));

/**
 * Reads files without the hash of webpack's run, query differs between two builds from nothing, too.
 *
 * @param {string} site
 */
const createReader = (site) => {
  const { webpackCompilationHash } = JSON.parse(
    readFileSync(join(site, "page-data/app-data.json"), "utf8"),
  );
  const hash = Buffer.from(webpackCompilationHash);

  return (/** @type {string} */ path) => {
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
 * @param {string} kept folder of the one whose builds went on from one another.
 * @param {string} full folder of the one that was built from nothing.
 * @returns {Promise<string>} how many files are the same.
 * @throws {Failure} naming the first files that differ.
 */
export const assertSitesEqual = async (kept, full) => {
  const expected = await listFiles(full);
  const [readKept, readFull] = [createReader(kept), createReader(full)];
  const isSame = (/** @type {string} */ path) =>
    existsSync(join(kept, path)) && readKept(path).equals(readFull(path));
  const different = expected.filter((path) => !isSame(path));
  const known = new Set(expected);
  const more = (await listFiles(kept)).filter((path) => !known.has(path) && !mayBeStale(path));
  if (different.length > 0 || more.length > 0) {
    throw new Failure(
      `A build that went on from the last one differs from one from nothing: ${[...different, ...more.map((path) => `${path} (should be gone)`)].slice(0, 10).join(", ")}.`,
    );
  }

  return `${expected.length} files`;
};
