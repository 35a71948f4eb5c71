import { isAbsolute, join } from "node:path";

import { DeliveryError } from "../../delivery/delivery-error.ts";
import {
  currentRelease,
  listReleases,
  makeRelease,
  removeOldReleases,
  switchTo,
} from "../../delivery/releases.ts";
import { serveReleases } from "../../delivery/serve.ts";
import { alone } from "./alone.mjs";
import { noteFault } from "./fault.mjs";
import { Failure } from "./failure.mjs";
import { output } from "./last-site.mjs";
import { root } from "./project.mjs";

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
    if (!(error instanceof DeliveryError)) throw error;
    if (error.record) noteFault(error.record);
    throw new Failure(error.message);
  }
};

/**
 * Makes a release of the built site and shows it to visitors.
 *
 * @param {string} releases
 * @param {import("../../delivery/releases.ts").Facts & { signal?: AbortSignal }} [facts] what is known of its
 *   build; `signal` aborts when the lock is lost.
 */
export const release = (releases, { signal, ...facts } = {}) =>
  orFail(async () => {
    const made = await makeRelease({ from: output, releases, ...facts });
    signal?.throwIfAborted();
    await switchTo(releases, made.id);
    // Visitors have it: what stays in the folder is no failure of the build.
    await removeOldReleases(releases).catch((error) =>
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
    await switchTo(releases, target);

    return target;
  });

/**
 * Makes a release of the built site in a folder and serves it.
 *
 * @param {string} releases
 * @param {number} port
 */
export const serveRelease = async (releases, port) => {
  await release(releases);
  await serveReleases({ releases, port });
};
