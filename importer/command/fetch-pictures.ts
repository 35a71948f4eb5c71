import { existsSync, mkdirSync, readFileSync, realpathSync, renameSync, statSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join, posix, sep } from "node:path";

import { decodedPath } from "../../common/paths/decoded-path.ts";

import type { ImportPicture, Loss } from "../record.ts";

import { atOnce } from "./at-once.ts";
import { type Fetched, fetchFile } from "./fetch-file.ts";
import { isPicture } from "./is-picture.ts";

type Options = {
  /** The folder that gets the files. */
  target: string;
  /** The folder of an export with files of its own. */
  folder: string | undefined;
  /** A local copy of `wp-content/uploads`. */
  uploads: string | undefined;
  /** The host of the old site; empty for none. */
  host: string;
};

/** In bytes. */
const limit = 20 * 2 ** 20;
const mostAtOnce = 4;

const isWeb = (from: string) => /^https?:\/\//i.test(from);

/** Reads a file in a folder; undefined if there is none, or if it is outside. */
const readInside = (folder: string, path: string): Fetched | undefined => {
  const file = join(folder, path);
  if (path.includes("\0") || !statSync(file, { throwIfNoEntry: false })?.isFile()) return undefined;
  if (!realpathSync(file).startsWith(realpathSync(folder) + sep)) return undefined;
  if (statSync(file).size > limit) return { problem: `is larger than ${limit / 2 ** 20} MB` };

  return { bytes: readFileSync(file) };
};

/** The path of a picture in `wp-content/uploads`; undefined for another one. */
const uploadPath = (from: string) => {
  const path = /\/wp-content\/uploads\/([^?#]+)/.exec(from)?.[1];

  return path && posix.normalize(decodedPath(path));
};

/**
 * Brings the pictures of an import into a folder: from the local copy of the uploads, from the export's
 * own folder, or over the web. Files that are there already are not fetched again, so it may be stopped
 * and started at any time.
 *
 * @returns the pictures that could not be brought.
 */
export const fetchPictures = async (
  pictures: readonly ImportPicture[],
  { target, folder, uploads, host }: Options,
): Promise<Loss[]> => {
  mkdirSync(target, { recursive: true });
  const losses: Loss[] = [];
  await atOnce(pictures, mostAtOnce, async ({ name, from }) => {
    const file = join(target, name);
    if (isWeb(from) && existsSync(file)) return;
    const path = uploadPath(from);
    const local =
      (uploads && path ? readInside(uploads, path) : undefined) ??
      (folder && !isWeb(from)
        ? (readInside(folder, from) ?? { problem: "is missing" })
        : undefined);
    const found = local ?? (await fetchFile(from, limit, host));
    const problem =
      "problem" in found ? found.problem : !isPicture(found.bytes) && "is not a picture";
    if ("problem" in found || problem) {
      losses.push({ url: from, what: `A picture ${problem || "is missing"}` });

      return;
    }
    await writeFile(`${file}.part`, found.bytes);
    renameSync(`${file}.part`, file);
  });

  return losses;
};
