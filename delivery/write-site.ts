import { mkdirSync } from "node:fs";
import { link, readFile, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import type { BuildSettings } from "./build-settings.ts";
import { compressedCopies, encodings } from "./compress.ts";
import { factsOf, listFiles } from "./files.ts";
import { inParallel } from "./in-parallel.ts";
import { isForVisitors } from "./for-visitors.ts";
import { sourceHash } from "./policy/hashes.ts";
import { underPolicy } from "./policy/page.ts";
import { codeHash, hashOf, readSources, stateOf, writeSources, type Sources } from "./sources.ts";
import { keepOnly, removeEmptyFolders } from "./spare.ts";
import { DeliveryError } from "./delivery-error.ts";

type Place = {
  /** The folder that Gatsby wrote. */
  from: string;
  /** The folder of the release to write. It may hold one that was removed: files that would come out the same are kept. */
  release: string;
  /** The folder of an earlier release, or null: what has not changed since is linked, not written. */
  previous: string | null;
};

/** A site of more pages than this is compressed soon rather than well. */
const manyPages = 1000;

/** As many as the system's threads for compressing. */
const atOnce = 4;

const nothing = Buffer.alloc(0);

const isPage = (path: string) => path.endsWith(".html");

/** The integrity of every script, by its path: pages that load one ask for it. */
const integritiesOf = async (from: string, paths: string[]) => {
  const hashes = new Map<string, string>();
  for (const path of paths.filter((file) => file.endsWith(".js"))) {
    hashes.set(path, sourceHash(await readFile(join(from, path)), "sha384"));
  }

  return hashes;
};

const endings = ["", ...encodings.map(({ ending }) => ending)];

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === "ENOENT";

/**
 * Gives a file of another release, with its compressed copies, a second name in this one.
 *
 * @returns whether it was there.
 */
const linkFrom = async (previous: string, site: string, path: string) => {
  for (const ending of endings) {
    try {
      await link(join(previous, path + ending), join(site, path + ending));
    } catch (error) {
      if (!isMissing(error)) throw error;
      if (ending === "") return false;
    }
  }

  return true;
};

const withoutEnding = (path: string) => path.replace(/\.(br|gz)$/, "");

/**
 * Leaves of the folder of a release nothing but its site, and that only when it is known what it
 * was made of.
 *
 * @returns the paths of the files in it.
 */
const keepSite = async (release: string, { files }: Sources) => {
  const isKnown = Object.keys(files).length > 0;
  await keepOnly(release, isKnown ? ["site"] : []);

  return new Set(isKnown ? await listFiles(join(release, "site")) : []);
};

/** Removes a file with its compressed copies: written over, it would change in earlier releases. */
const remove = async (site: string, path: string) => {
  for (const ending of endings) await rm(join(site, path + ending), { force: true });
};

/** The bytes of a file with its compressed copies. */
const bytesOf = async (site: string, path: string) => {
  const found = await Promise.all(
    endings.map((ending) => stat(join(site, path + ending)).catch(() => ({ size: 0 }))),
  );

  return found.reduce((sum, { size }) => sum + size, 0);
};

/** Writes a file with its compressed copies. */
const write = async (site: string, path: string, content: Buffer, soon: boolean) => {
  await writeFile(join(site, path), content);
  for (const copy of await compressedCopies(path, content, soon)) {
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
  const paths = (await listFiles(from)).filter(isForVisitors);
  const integrities = await integritiesOf(from, paths);
  const pages = paths.filter((path) => path.endsWith("/index.html")).length;
  const soon = pages > manyPages;
  const context = { settings, integrity: (path: string) => integrities.get(path) ?? null };

  const before = await readSources(previous);
  const held = await readSources(release);
  const there = await keepSite(release, held);
  const now: Sources = {
    pages: hashOf(JSON.stringify([settings, [...integrities], await codeHash()])),
    files: {},
  };
  const isIn = ({ pages: made, files }: Sources, path: string, hash: string) =>
    files[path]?.hash === hash && (!isPage(path) || made === now.pages);
  const contentOf = (path: string, file: Buffer) => {
    if (!isPage(path)) return file;
    try {
      return Buffer.from(underPolicy(file.toString(), context));
    } catch (error) {
      if (error instanceof DeliveryError) throw new DeliveryError(`${path}: ${error.message}`);
      throw error;
    }
  };

  const wanted = new Set(paths);
  const isWanted = (path: string) => wanted.has(path) || wanted.has(withoutEnding(path));
  for (const path of [...there].filter((one) => !isWanted(one))) {
    await rm(join(site, path));
    await removeEmptyFolders(site, path);
  }
  for (const folder of new Set(paths.map((path) => dirname(join(site, path))))) {
    mkdirSync(folder, { recursive: true });
  }
  const earlier = previous && join(previous, "site");
  const isEqual = async (path: string, content: Buffer) =>
    earlier !== null && content.equals(await readFile(join(earlier, path)).catch(() => nothing));
  const take = async (path: string) => earlier !== null && (await linkFrom(earlier, site, path));
  // Of the same name and content, but of another time, it would be a change to browsers.
  const isOneFile = (path: string) =>
    earlier !== null &&
    there.has(path) &&
    factsOf(join(site, path))?.ino === factsOf(join(earlier, path))?.ino;
  const make = async (path: string) => {
    const content = contentOf(path, await readFile(join(from, path)));
    if (!(await isEqual(path, content)) || !(await take(path))) {
      await write(site, path, content, soon);
    }

    return bytesOf(site, path);
  };
  const sourceOf = async (path: string) => {
    const state = stateOf(join(from, path));
    const last = before.files[path];
    const hash = last?.state === state ? last.hash : hashOf(await readFile(join(from, path)));

    return { state, hash };
  };

  await inParallel(paths, atOnce, async (path) => {
    const { state, hash } = await sourceOf(path);
    const last = isIn(before, path, hash) ? before.files[path] : undefined;
    if (last && isIn(held, path, hash) && isOneFile(path)) {
      now.files[path] = { state, hash, bytes: last.bytes };
      return;
    }
    if (there.size > 0) await remove(site, path);
    const bytes = last && (await take(path)) ? last.bytes : await make(path);
    now.files[path] = { state, hash, bytes };
  });
  await writeSources(release, now);

  return {
    pages,
    bytes: Object.values(now.files).reduce((sum, { bytes }) => sum + bytes, 0),
  };
};
