import { mkdirSync } from "node:fs";
import { link, readFile, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import type { BuildSettings } from "./build-settings.ts";
import { compressedCopies, encodings } from "./compress.ts";
import { DeliveryError } from "./delivery-error.ts";
import { listFiles } from "./files.ts";
import { isForVisitors } from "./for-visitors.ts";
import { inParallel } from "./in-parallel.ts";
import { sourceHash } from "./policy/hashes.ts";
import { underPolicy } from "./policy/page.ts";

type Place = {
  /** The folder that Gatsby wrote. */
  from: string;
  /** The folder of the release to write. */
  release: string;
  /** The folder of an earlier release, or null: what has not changed since is linked, not written. */
  previous: string | null;
};

/** As many as the system's threads for compressing. */
const atOnce = 4;

/** The integrity of every script, by its path: pages that load one ask for it. */
const integritiesOf = async (from: string, paths: string[]) => {
  const hashes = new Map<string, string>();
  for (const path of paths.filter((file) => file.endsWith(".js"))) {
    hashes.set(path, sourceHash(await readFile(join(from, path)), "sha384"));
  }

  return hashes;
};

const endings = ["", ...encodings.map(({ ending }) => ending)];

const orIfMissing =
  <Value>(value: Value) =>
  (error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;

    return value;
  };

/** Gives a file of an earlier site, with its compressed copies, a second name in this one. */
const linkFrom = async (earlier: string, site: string, path: string) => {
  for (const ending of endings) {
    await link(join(earlier, path + ending), join(site, path + ending)).catch(orIfMissing(null));
  }
};

/** The bytes of a file with its compressed copies. */
const bytesOf = async (site: string, path: string) => {
  const found = await Promise.all(
    endings.map((ending) => stat(join(site, path + ending)).catch(orIfMissing({ size: 0 }))),
  );

  return found.reduce((sum, { size }) => sum + size, 0);
};

/** Writes a file with its compressed copies. */
const write = async (site: string, path: string, content: Buffer) => {
  await writeFile(join(site, path), content);
  for (const copy of await compressedCopies(path, content)) {
    await writeFile(join(site, path + copy.ending), copy.content);
  }
};

/**
 * Writes what visitors get of a built site: its pages under the policy, everything that gets
 * smaller compressed as well. A file that has not changed keeps its time, and with it the tag
 * under which browsers hold it.
 *
 * @returns how many pages there are, and the bytes of all files.
 * @throws {DeliveryError} naming the page, when its inline code is not known to the policy.
 */
export const writeSite = async ({ from, release, previous }: Place, settings: BuildSettings) => {
  const site = join(release, "site");
  const earlier = previous && join(previous, "site");
  const paths = (await listFiles(from)).filter(isForVisitors);
  const integrities = await integritiesOf(from, paths);
  const context = { settings, integrity: (path: string) => integrities.get(path) ?? null };

  const contentOf = (path: string, file: Buffer) => {
    if (!path.endsWith(".html")) return file;
    try {
      return Buffer.from(underPolicy(file.toString(), context));
    } catch (error) {
      if (error instanceof DeliveryError) throw new DeliveryError(`${path}: ${error.message}`);
      throw error;
    }
  };
  const isEqual = async (path: string, content: Buffer) =>
    (await readFile(join(earlier ?? "", path)).catch(orIfMissing(null)))?.equals(content);

  for (const folder of new Set(paths.map((path) => dirname(join(site, path))))) {
    mkdirSync(folder, { recursive: true });
  }
  let bytes = 0;
  await inParallel(paths, atOnce, async (path) => {
    const content = contentOf(path, await readFile(join(from, path)));
    if (earlier && (await isEqual(path, content))) await linkFrom(earlier, site, path);
    else await write(site, path, content);
    const size = await bytesOf(site, path);
    bytes += size;
  });

  return { pages: paths.filter((path) => path.endsWith("/index.html")).length, bytes };
};
