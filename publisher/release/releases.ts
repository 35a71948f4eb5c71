import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
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
import { promisify } from "node:util";

import { dayMs } from "../../common/durations.ts";
import { OperatorError } from "../../common/operator-error.ts";
import type { ContentState, PageChanges, PageCounts } from "../../common/builds/builds.ts";
import type { BrokenLinks, Held } from "../../common/record-id.ts";
import { isImmutable } from "../../common/builds/immutable-files.ts";
import { forEachLimit } from "../../common/for-each-limit.ts";
import { exists, listFiles, replaceWithLink, statOrNull } from "../files.ts";

/** A site that can be served. Its folder is complete or absent. */
export type Release = {
  /** The time of creation, as 20261121T224103Z; with -2 and so on if that id is taken. */
  id: string;
  /** The same in ISO 8601. */
  createdAt: string;
  /** A hash of code, packages and settings, or null if unknown. */
  inputs: string | null;
  /** The id of the build in the history. */
  build: string | null;
  /** What the build read, if the CMS said so. */
  content?: ContentState | undefined;
  pages: number;
  /** Includes compressed copies. */
  bytes: number;
  /** The duration of the build, or null if unknown. */
  seconds: number | null;
  /** Records that the build left out, or took from its last content. */
  held: Held[];
  /** Links in the content that lead nowhere. */
  brokenLinks: BrokenLinks;
  /** Whether the content is still the sample's. */
  isSample: boolean;
  /** How many pages differ from the release that was live before; absent if there was none. */
  changedPages?: PageCounts | undefined;
};

/** Build details that the caller of `createRelease` supplies. */
export type BuildDetails = Partial<Pick<Release, "inputs" | "build" | "content" | "seconds">>;

const run = promisify(execFile);

const idPattern = /^\d{8}T\d{6}Z(-\d+)?$/;
/** Prefix of incomplete folders: those being written or deleted. */
export const tempPrefix = ".making-";
const tempLink = "current.";

/** What is known about a release, and its HTTP rules (rules.ts). */
export const releaseFile = "release.json";

/** The content of a release, which replaces invalid records in later builds. */
export const contentFile = "content.json";

/** The pages that differ from the release that was live before, if there was one. */
export const changesFile = "changes.json";

const read = async (releases: string, id: string): Promise<Release | null> => {
  try {
    const text = await readFile(join(releases, id, releaseFile), "utf8");
    const { rules: _rules, ...release } = JSON.parse(text);

    return release;
  } catch (error) {
    if (["ENOENT", "ENOTDIR"].includes((error as NodeJS.ErrnoException).code ?? "")) return null;
    throw error;
  }
};

/** All releases, newest first. */
export const listReleases = async (releases: string): Promise<Release[]> => {
  if (!(await exists(releases))) return [];
  const ids = (await readdir(releases)).filter((name) => idPattern.test(name));
  const found = await Promise.all(ids.map((id) => read(releases, id)));

  return found
    .filter((release) => release !== null)
    .sort((a, b) => b.id.localeCompare(a.id, "en", { numeric: true }));
};

/** The id of the current release, or null before the first. A link to elsewhere is no release. */
export const currentReleaseId = async (releases: string): Promise<string | null> => {
  const id = await readlink(join(releases, "current")).catch(() => "");

  return idPattern.test(id) ? id : null;
};

/** The current release, or null before the first. */
export const currentRelease = async (releases: string): Promise<Release | null> => {
  const id = await currentReleaseId(releases);

  return id === null ? null : read(releases, id);
};

/**
 * Reads which pages a release changed.
 *
 * @throws {OperatorError} if there was no release before it, or it is deleted.
 */
export const readPageChanges = async (releases: string, id: string): Promise<PageChanges> => {
  const file = join(releases, id, changesFile);
  if (!idPattern.test(id) || !(await exists(file))) {
    throw new OperatorError(
      `There is no list of changed pages of release ${id}: it was the first one, or it is deleted.`,
    );
  }

  return JSON.parse(await readFile(file, "utf8"));
};

/** Longer than tabs stay open. */
const retentionMs = 30 * dayMs;

/**
 * The folder of hashed files: of the current release, and of earlier ones for open tabs. It is
 * named after the files that only it has: those of earlier releases.
 */
export const assetsDir = (releases: string) => join(releases, "earlier");

/** Hard-links the hashed files of a release into the folder of assets, where they outlive it. */
const retainHashedAssets = async (releases: string, site: string) => {
  await forEachLimit((await listFiles(site)).filter(isImmutable), async (path) => {
    const [from, to] = [join(site, path), join(assetsDir(releases), path)];
    // The previous release has linked most files already.
    if (statOrNull(from)?.ino !== statOrNull(to)?.ino) await replaceWithLink(from, to);
  });
};

/** The paths of all retained assets. */
export const listAssets = async (releases: string) => {
  const folder = assetsDir(releases);

  return (await exists(folder)) ? listFiles(folder) : [];
};

/** When each asset was first found unused: path → milliseconds since 1970. */
type UnusedSince = Record<string, number>;

const readUnusedSince = async (file: string): Promise<UnusedSince> =>
  (await exists(file)) ? JSON.parse(await readFile(file, "utf8")) : {};

/** True if a release has a hard link to the file. */
const isInRelease = (releases: string, path: string) =>
  statSync(join(assetsDir(releases), path)).nlink > 1;

/**
 * Deletes assets that no release has had for 30 days. The times are in a JSON file next to the
 * folder: a file's mtime is when it was written, and unpacking the CI cache resets its ctime.
 *
 * @param now in milliseconds since 1970.
 */
export const pruneAssets = async (releases: string, now = Date.now()) => {
  const file = `${assetsDir(releases)}.json`;
  const before = await readUnusedSince(file);
  const unusedSince: UnusedSince = {};
  for (const path of await listAssets(releases)) {
    if (isInRelease(releases, path)) continue;
    const since = before[path] ?? now;
    if (now - since > retentionMs) await rm(join(assetsDir(releases), path), { force: true });
    else unusedSince[path] = since;
  }
  if (!(await exists(releases))) return;
  await writeFile(`${file}.new`, JSON.stringify(unusedSince));
  await rename(`${file}.new`, file);
};

/**
 * Makes a release the current one, atomically.
 *
 * @throws {OperatorError} if there is no such release.
 */
export const activate = async (releases: string, id: string): Promise<void> => {
  if (!idPattern.test(id) || !(await read(releases, id))) {
    const available = (await listReleases(releases)).map((release) => release.id).join(", ");
    throw new OperatorError(`No release ${id}. Available: ${available || "none"}.`);
  }
  await retainHashedAssets(releases, join(releases, id, "site"));
  // Flush to disk first, so that a power cut leaves no empty files.
  if (process.platform === "linux") await run("sync", ["-f", releases]).catch(() => undefined);
  const next = join(releases, tempLink + randomUUID());
  await symlink(id, next);
  await rename(next, join(releases, "current"));
};

/** Deletes leftovers of killed runs: those older than a day, since no run takes that long. */
const removeUnfinished = async (releases: string) => {
  const isTemporary = (name: string) => name.startsWith(tempPrefix) || name.startsWith(tempLink);
  for (const name of (await readdir(releases)).filter(isTemporary)) {
    const path = join(releases, name);
    const { mtimeMs } = await lstat(path);
    if (Date.now() - mtimeMs > dayMs) await rm(path, { recursive: true, force: true });
  }
};

/**
 * Deletes old assets, leftovers of killed runs, and all releases except the current one and the
 * `keep` newest.
 */
export const prune = async (releases: string, keep = 5): Promise<void> => {
  const current = await currentReleaseId(releases);
  for (const { id } of (await listReleases(releases)).slice(keep)) {
    if (id === current) continue;
    const removed = join(releases, tempPrefix + id);
    await rename(join(releases, id), removed);
    await rm(removed, { recursive: true });
  }
  if (await exists(releases)) await removeUnfinished(releases);
  await pruneAssets(releases);
};
