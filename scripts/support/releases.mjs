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
 * @param {{ fingerprint?: string | null, seconds?: number }} [facts] what it was built from, and
 *   how long that took.
 */
export const release = (releases, facts = {}) =>
  orFail(async () => {
    const made = await makeRelease({ from: output, releases, ...facts });
    await switchTo(releases, made.id);
    await removeOldReleases(releases);

    return made;
  });

/**
 * Shows visitors the release before the current one, or the one that is named.
 *
 * @param {string} releases
 * @param {string} [id]
 */
export const rollBack = (releases, id) =>
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
