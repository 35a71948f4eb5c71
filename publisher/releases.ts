import {
  chmod,
  copyFile,
  cp,
  lstat,
  mkdir,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  symlink,
  writeFile,
} from "node:fs/promises";
import { randomUUID } from "node:crypto";
import { join } from "node:path";

import { forgetEarlier, keepForOpenTabs, listEarlier } from "./earlier.ts";
import { readBuildSettings } from "./build-settings.ts";
import { DeliveryError } from "./delivery-error.ts";
import { exists, listFiles } from "./files.ts";
import { writeHosts } from "./hosts/hosts.ts";
import { makeRules, writeRules } from "./rules.ts";

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

type Source = Facts & {
  /** The folder that Gatsby wrote. */
  from: string;
  /** The folder of all releases. */
  releases: string;
};

const idPattern = /^\d{8}T\d{6}Z(-\d+)?$/;
const passing = ".making-";
const passingLink = "current.";
const oneDay = 24 * 60 * 60 * 1000;

const nameOf = (time: Date, attempt: number) =>
  time.toISOString().replace(/[-:]|\.\d+/g, "") + (attempt > 1 ? `-${attempt}` : "");

const isTaken = (error: unknown) =>
  ["ENOTEMPTY", "EEXIST"].includes((error as NodeJS.ErrnoException).code ?? "");

/** Moves a finished folder to the first name that is free. */
const publish = async (folder: string, releases: string, facts: Omit<Release, "id">) => {
  for (let attempt = 1; ; attempt += 1) {
    const release = { id: nameOf(new Date(facts.createdAt), attempt), ...facts };
    await writeFile(join(folder, "manifest.json"), `${JSON.stringify(release, null, 2)}\n`);
    try {
      await rename(folder, join(releases, release.id));

      return release;
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
  }
};

/** Takes along what the server of drafts reads. */
const copyPreview = async (from: string, folder: string) => {
  const preview = join(folder, "preview");
  await mkdir(preview);
  if (await exists(join(from, ".preview"))) {
    await cp(join(from, ".preview"), preview, { recursive: true });
  }
};

/** The content that a release was made from: what is at fault later is taken from it. */
export const contentFile = "content.json";

/** Takes the content along, which nobody but the one who builds may read. */
const copyContent = async (from: string, folder: string) => {
  const source = join(from, ".delivery", contentFile);
  const target = join(folder, contentFile);
  if (!(await exists(source))) return;
  await copyFile(source, target);
  await chmod(target, 0o600);
};

/**
 * Makes a release of the site that Gatsby has built. Nobody is shown it yet: see switchTo.
 *
 * @throws {DeliveryError} when there is no built site, and when its pages do more than the policy allows.
 */
export const makeRelease = async ({
  from,
  releases,
  fingerprint = null,
  inputs = null,
  build = null,
  seconds = null,
}: Source): Promise<Release> => {
  if (!(await exists(join(from, "index.html")))) {
    throw new DeliveryError(`There is no built site in ${from}: run npm run build first.`);
  }
  // Its packages may not be there yet when a command that installs them loads this file.
  const { writeSite } = await import("./write-site.ts");
  const { settings, redirects, held } = await readBuildSettings(from);
  const createdAt = new Date().toISOString();
  const [newest] = await listReleases(releases);
  const previous = newest ? join(releases, newest.id) : null;
  const folder = join(releases, passing + randomUUID());
  await mkdir(folder, { recursive: true });
  try {
    const size = await writeSite({ from, release: folder, previous }, settings);
    await copyPreview(from, folder);
    await copyContent(from, folder);
    const files = await listFiles(join(folder, "site"));
    const rules = makeRules(settings, redirects, files);
    await writeRules(folder, rules);
    const paths = [...files, ...(await listEarlier(releases))];
    await writeHosts(folder, rules, [...new Set(paths)]);

    return await publish(folder, releases, {
      createdAt,
      fingerprint,
      inputs,
      build,
      ...size,
      seconds,
      held,
    });
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
};

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
export const currentId = (releases: string): Promise<string | null> =>
  readlink(join(releases, "current")).catch(() => null);

/** The release that visitors get, or null before the first. */
export const currentRelease = async (releases: string): Promise<Release | null> => {
  const id = await currentId(releases);

  return id === null ? null : read(releases, id);
};

/**
 * Shows visitors another release, from one request to the next.
 *
 * @throws {DeliveryError} when there is no such release.
 */
export const switchTo = async (releases: string, id: string): Promise<void> => {
  if (!idPattern.test(id) || !(await read(releases, id))) {
    throw new DeliveryError(
      `There is no release ${id} in ${releases}: npm run release lists those there are.`,
    );
  }
  await keepForOpenTabs(releases, join(releases, id, "site"));
  const next = join(releases, passingLink + process.pid);
  await rm(next, { force: true });
  await symlink(id, next);
  await rename(next, join(releases, "current"));
};

/** Deletes what a killed makeRelease or switchTo left. Neither takes a day. */
const removeUnfinished = async (releases: string) => {
  const isPassing = (name: string) => name.startsWith(passing) || name.startsWith(passingLink);
  for (const name of (await readdir(releases)).filter(isPassing)) {
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
export const removeOldReleases = async (releases: string, keep = 5): Promise<void> => {
  const current = await currentId(releases);
  for (const { id } of (await listReleases(releases)).slice(keep)) {
    if (id === current) continue;
    const unfinished = join(releases, passing + id);
    await rename(join(releases, id), unfinished);
    await rm(unfinished, { recursive: true });
  }
  if (await exists(releases)) await removeUnfinished(releases);
  // Of versions before 2026-12.
  await rm(join(releases, ".spare"), { recursive: true, force: true });
  await forgetEarlier(releases);
};
