import { existsSync } from "node:fs";
import { join } from "node:path";

import { compareTexts, createReader } from "../../../publisher/build/compare-sites.ts";
import { listFiles } from "../../../publisher/files.ts";
import { isImmutable } from "../../../common/builds/immutable-files.ts";
import { OperatorError } from "../../../common/operator-error.ts";

/** True for an unused file that may stay until the next full build. */
const mayBeStale = (path: string) => isImmutable(path.replace(/\.map$|\.LICENSE\.txt$/, ""));

/**
 * Compares the files of two built sites, byte for byte.
 *
 * @param changed folder of the site that was built change by change.
 * @param full folder of the fully built site.
 * @returns how many are equal.
 * @throws OperatorError that names up to ten files, each with the text from which it differs.
 */
export const assertSitesEqual = async (changed: string, full: string) => {
  const expected = await listFiles(full);
  const [readChanged, readFull] = [createReader(changed), createReader(full)];
  const different = expected.flatMap((path) =>
    existsSync(join(changed, path))
      ? compareTexts(path, readChanged(path), readFull(path)).map(
          ({ before, after }) => `${path} ("${before}" instead of "${after}")`,
        )
      : `${path} (missing)`,
  );
  const known = new Set(expected);
  const stale = (await listFiles(changed))
    .filter((path) => !known.has(path) && !mayBeStale(path))
    .map((path) => `${path} (should be gone)`);
  const names = [...different, ...stale].slice(0, 10);
  if (names.length > 0) throw new OperatorError(`Not as a full build has it: ${names.join(", ")}.`);

  return `${expected.length} files`;
};
