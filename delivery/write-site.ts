import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import type { BuildSettings } from "./build-settings.ts";
import { compressedCopies, encodings } from "./compress.ts";
import { exists, linkOver, listFiles } from "./files.ts";
import { inParallel } from "./in-parallel.ts";
import { isForVisitors } from "./for-visitors.ts";
import { sourceHash } from "./policy/hashes.ts";
import { underPolicy } from "./policy/page.ts";
import { DeliveryError } from "./delivery-error.ts";

type Place = {
  /** The folder that Gatsby wrote. */
  from: string;
  /** The folder to write to. */
  site: string;
  /** The site of an earlier release, or null: what has not changed since is linked, not written. */
  previous: string | null;
};

/** A site of more pages than this is compressed soon rather than well. */
const manyPages = 1000;

/** As many as the system's threads for compressing. */
const atOnce = 4;

const isPage = (path: string) => path.endsWith(".html");

/** The content of files is asked for by every page that loads them. */
const integrityOf = async (from: string, paths: string[]) => {
  const hashes = new Map<string, string>();
  for (const path of paths.filter((file) => file.endsWith(".js"))) {
    hashes.set(path, sourceHash(await readFile(join(from, path)), "sha384"));
  }

  return (path: string) => hashes.get(path) ?? null;
};

const linkIfSame = async ({ previous, site }: Place, path: string, content: Buffer) => {
  if (previous === null) return false;
  const before = await readFile(join(previous, path)).catch(() => null);
  if (!before?.equals(content)) return false;
  for (const ending of ["", ...encodings.map((encoding) => encoding.ending)]) {
    const file = path + ending;
    if (await exists(join(previous, file))) await linkOver(join(previous, file), join(site, file));
  }

  return true;
};

const write = async (site: string, path: string, content: Buffer, soon: boolean) => {
  const file = join(site, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
  for (const copy of await compressedCopies(path, content, soon)) {
    await writeFile(file + copy.ending, copy.content);
  }
};

const sizeOf = async (folder: string) => {
  let bytes = 0;
  for (const path of await listFiles(folder)) bytes += (await stat(join(folder, path))).size;

  return bytes;
};

/**
 * Writes what visitors get of a built site: its pages under the policy, everything that gets
 * smaller compressed as well. A file that has not changed keeps its time, and with it the tag
 * under which browsers hold it.
 *
 * @returns how many pages there are, and the bytes of all files.
 * @throws {DeliveryError} naming the page, when its inline code is not known to the policy.
 */
export const writeSite = async (place: Place, settings: BuildSettings) => {
  const { from, site } = place;
  const paths = (await listFiles(from)).filter(isForVisitors);
  const integrity = await integrityOf(from, paths);
  const content = async (path: string) => {
    const file = await readFile(join(from, path));
    if (!isPage(path)) return file;
    try {
      return Buffer.from(underPolicy(file.toString(), { settings, integrity }));
    } catch (error) {
      if (error instanceof DeliveryError) throw new DeliveryError(`${path}: ${error.message}`);
      throw error;
    }
  };

  const pages = paths.filter((path) => path.endsWith("/index.html")).length;
  const soon = pages > manyPages;

  await inParallel(paths, atOnce, async (path) => {
    const bytes = await content(path);
    if (!(await linkIfSame(place, path, bytes))) await write(site, path, bytes, soon);
  });

  return {
    pages,
    bytes: await sizeOf(site),
  };
};
