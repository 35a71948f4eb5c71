import { statSync } from "node:fs";
import {
  lstat,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  symlink,
  writeFile,
} from "node:fs/promises";
import { join } from "node:path";

import { OperatorError } from "./errors.ts";
import { exists, forEachLimit, listFiles, replaceWithLink, statOrNull } from "./files.ts";
import { isImmutable } from "./http/immutable.ts";

/** A record that is held back, as the content service names it. */
export type Held = { uid: string; documentId: string; sentence: string; shown: boolean };

/** A built site, ready to be served. Its folder is complete or not there at all. */
export type Release = {
  /** The time it was made, as 20261121T224103Z; with -2 and so on when the name is taken. */
  id: string;
  /** The same time in ISO 8601. */
  createdAt: string;
  /** What it was built from, or null when nobody said. */
  fingerprint: string | null;
  /** The same without the content: the code, the packages, the settings. */
  inputs: string | null;
  /** The build that made it, as the content service names it. */
  build: string | null;
  pages: number;
  /** The size of its site, compressed copies included. */
  bytes: number;
  /** How long the build took, or null when nobody said. */
  seconds: number | null;
  /** The records that the build took as they were before, or left out, and why. */
  held: Held[];
};

/** What is known of the build of a release. */
export type Facts = Partial<Pick<Release, "fingerprint" | "inputs" | "build" | "seconds">>;

const idPattern = /^\d{8}T\d{6}Z(-\d+)?$/;
export const tempPrefix = ".making-";
const tempLink = "current.";
const oneDay = 24 * 60 * 60 * 1000;

/** The content that a release was made from: what is at fault later is taken from it. */
export const contentFile = "content.json";

const read = async (releases: string, id: string): Promise<Release | null> => {
  try {
    return JSON.parse(await readFile(join(releases, id, "manifest.json"), "utf8"));
  } catch (error) {
    if (["ENOENT", "ENOTDIR"].includes((error as NodeJS.ErrnoException).code ?? "")) return null;
    throw error;
  }
};

/** The releases there are, newest first. */
export const listReleases = async (releases: string): Promise<Release[]> => {
  if (!(await exists(releases))) return [];
  const ids = (await readdir(releases)).filter((name) => idPattern.test(name));
  const found = await Promise.all(ids.map((id) => read(releases, id)));

  return found
    .filter((release) => release !== null)
    .sort((a, b) => b.id.localeCompare(a.id, "en", { numeric: true }));
};

/** The id of the release that visitors get, or null before the first. */
export const currentReleaseId = (releases: string): Promise<string | null> =>
  readlink(join(releases, "current")).catch(() => null);

/** The release that visitors get, or null before the first. */
export const currentRelease = async (releases: string): Promise<Release | null> => {
  const id = await currentReleaseId(releases);

  return id === null ? null : read(releases, id);
};

/** How long a file is kept after the last release that had it: longer than a tab stays open. */
const kept = 30 * oneDay;

/** The folder of hashed files: those of the current release, and earlier ones for tabs that are open. */
export const assetsDir = (releases: string) => join(releases, "earlier");

/**
 * Gives the hashed files of a release a second name in the folder for open tabs, where they
 * stay when the release is replaced and deleted.
 */
export const retainHashedAssets = async (releases: string, site: string) => {
  await forEachLimit((await listFiles(site)).filter(isImmutable), async (path) => {
    const [from, to] = [join(site, path), join(assetsDir(releases), path)];
    // Nearly all files are those of the release before.
    if (statOrNull(from)?.ino !== statOrNull(to)?.ino) await replaceWithLink(from, to);
  });
};

/** The paths of all files for open tabs. */
export const listAssets = async (releases: string) => {
  const folder = assetsDir(releases);

  return (await exists(folder)) ? listFiles(folder) : [];
};

/** Since when no release has had a file, by its path, in milliseconds since 1970. */
type Gone = Record<string, number>;

const readGone = async (note: string): Promise<Gone> =>
  (await exists(note)) ? JSON.parse(await readFile(note, "utf8")) : {};

/** Whether a release has a file for open tabs: another name of it. */
const isInRelease = (releases: string, path: string) =>
  statSync(join(assetsDir(releases), path)).nlink > 1;

/**
 * Deletes what no release has had for 30 days. The time is noted beside the folder: a file's own
 * times are new wherever the folder was unpacked, as in a workflow of GitHub.
 *
 * @param now in milliseconds since 1970.
 */
export const pruneAssets = async (releases: string, now = Date.now()) => {
  const note = `${assetsDir(releases)}.json`;
  const before = await readGone(note);
  const gone: Gone = {};
  for (const path of await listAssets(releases)) {
    if (isInRelease(releases, path)) continue;
    const since = before[path] ?? now;
    if (now - since > kept) await rm(join(assetsDir(releases), path), { force: true });
    else gone[path] = since;
  }
  if (!(await exists(releases))) return;
  await writeFile(`${note}.new`, JSON.stringify(gone));
  await rename(`${note}.new`, note);
};

/**
 * Shows visitors another release, from one request to the next.
 *
 * @throws {OperatorError} when there is no such release.
 */
export const activate = async (releases: string, id: string): Promise<void> => {
  if (!idPattern.test(id) || !(await read(releases, id))) {
    throw new OperatorError(
      `There is no release ${id} in ${releases}: npm run release lists those there are.`,
    );
  }
  await retainHashedAssets(releases, join(releases, id, "site"));
  const next = join(releases, tempLink + process.pid);
  await rm(next, { force: true });
  await symlink(id, next);
  await rename(next, join(releases, "current"));
};

/** Deletes what a killed createRelease or activate left. Neither takes a day. */
const removeUnfinished = async (releases: string) => {
  const isTemporary = (name: string) => name.startsWith(tempPrefix) || name.startsWith(tempLink);
  for (const name of (await readdir(releases)).filter(isTemporary)) {
    const path = join(releases, name);
    const { mtimeMs } = await lstat(path);
    if (Date.now() - mtimeMs > oneDay) await rm(path, { recursive: true, force: true });
  }
};

/**
 * Removes all releases but the newest and the current one, what was left unfinished, and
 * files for open tabs that no release has had for 30 days.
 *
 * @param keep how many stay.
 */
export const prune = async (releases: string, keep = 5): Promise<void> => {
  const current = await currentReleaseId(releases);
  for (const { id } of (await listReleases(releases)).slice(keep)) {
    if (id === current) continue;
    const unfinished = join(releases, tempPrefix + id);
    await rename(join(releases, id), unfinished);
    await rm(unfinished, { recursive: true });
  }
  if (await exists(releases)) await removeUnfinished(releases);
  // Of versions before 2026-12.
  await rm(join(releases, ".spare"), { recursive: true, force: true });
  await pruneAssets(releases);
};
