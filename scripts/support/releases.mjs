import { isAbsolute, join } from "node:path";

import { OperatorError } from "../../publisher/errors.ts";
import { exists, listFiles } from "../../publisher/files.ts";
import { createRelease } from "../../publisher/release.ts";
import { activate, currentRelease, listReleases, prune } from "../../publisher/releases.ts";
import { serveReleases } from "../../publisher/http/serve.ts";
import { alone } from "./alone.mjs";
import { noteFault } from "./fault.mjs";
import { Failure } from "./failure.mjs";
import { publicFolder, root } from "./project.mjs";

/**
 * The folder of releases.
 *
 * @param {Record<string, string>} environment
 */
export const releasesFolder = ({ RELEASES_DIR: folder = "releases" }) =>
  isAbsolute(folder) ? folder : join(root, folder);

/**
 * Does something with releases; what the person at the keyboard can fix comes as a sentence.
 *
 * @template T
 * @param {() => Promise<T>} work
 */
const orFail = async (work) => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    if (error.record) noteFault(error.record);
    throw new Failure(error.message);
  }
};

/** The addresses of the pages of a site. @param {string} folder */
const pagesIn = async (folder) =>
  (await exists(folder))
    ? (await listFiles(folder))
        .filter((path) => path.endsWith("/index.html"))
        .map((path) => path.slice(0, -"index.html".length))
    : [];

/**
 * Refuses a new site that lacks half or more of the pages that visitors see: so many are not
 * taken down on purpose, but lost with a database or a published state.
 *
 * @param {string} releases
 */
const checkPagesLeft = async (releases) => {
  const before = await pagesIn(join(releases, "current/site"));
  const now = new Set(await pagesIn(publicFolder));
  const lost = before.filter((page) => !now.has(page));
  if (lost.length === 0 || lost.length * 2 < before.length) return;

  throw new Failure(
    `Of the ${before.length} pages of the last site ${lost.length} are gone, ${lost[0]} for one: publish them again, or build with ACCEPT_FEWER_PAGES=true if they should go.`,
  );
};

/**
 * Makes a release of the built site and shows it to visitors.
 *
 * @param {Record<string, string>} settings
 * @param {import("../../publisher/releases.ts").Facts & { signal?: AbortSignal }} [facts] what is known of its
 *   build; `signal` aborts when the lock is lost.
 */
export const release = (settings, { signal, ...facts } = {}) =>
  orFail(async () => {
    const releases = releasesFolder(settings);
    if (settings.ACCEPT_FEWER_PAGES !== "true") await checkPagesLeft(releases);
    const made = await createRelease({ publicDir: publicFolder, releases, ...facts });
    signal?.throwIfAborted();
    await activate(releases, made.id);
    // Visitors have it: what stays in the folder is no failure of the build.
    await prune(releases).catch((error) =>
      console.error(`Old releases could not be removed: ${error.message}`),
    );

    return made;
  });

/**
 * Shows visitors the release before the current one, or the one that is named. A build that runs
 * is waited for: it would undo this.
 *
 * @param {string} releases
 * @param {string} [id]
 * @param {{ wait?: boolean }} [options] without `wait` a build that runs is an error.
 */
export const rollBack = (releases, id, options) => alone(() => rollBackNow(releases, id), options);

/** @param {string} releases @param {string} [id] */
const rollBackNow = (releases, id) =>
  orFail(async () => {
    const all = await listReleases(releases);
    const current = await currentRelease(releases);
    const older = all.slice(all.findIndex((one) => one.id === current?.id) + 1);
    const target = id ?? older[0]?.id;
    if (!target) throw new Failure("There is no earlier release to go back to.");
    await activate(releases, target);

    return target;
  });

/**
 * Makes a release of the built site and serves it.
 *
 * @param {Record<string, string>} settings
 * @param {number} port
 */
export const serveRelease = async (settings, port) => {
  await release(settings);
  await serveReleases({ releases: releasesFolder(settings), port });
};
