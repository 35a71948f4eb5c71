import { join } from "node:path";

import { Failure } from "./failure.mjs";
import { root } from "./project.mjs";

const lockOptions = {
  realpath: false,
  lockfilePath: join(root, ".build.lock"),
  // Milliseconds without a sign of life: a busy machine may be late with one.
  stale: 20_000,
  update: 5_000,
};
const everySecond = { forever: true, factor: 1, minTimeout: 1000 };

/** Thrown where another command holds the lock. */
export class LockedError extends Failure {}

/**
 * Runs `work` under the lock of this folder: whatever writes the built site or moves a release
 * holds it. A killed holder's lock expires after twenty seconds.
 *
 * @template T
 * @param {(signal: AbortSignal) => Promise<T>} work must change nothing once `signal` aborts: the
 *   lock is lost to another command then, as after a long standstill of the machine.
 * @param {{ wait?: boolean }} [options] without `wait` a lock that is held is an error.
 * @returns {Promise<T>}
 * @throws {LockedError} when the lock is held and `wait` is false.
 * @throws {Failure} when it is lost.
 */
export const alone = async (work, { wait = true } = {}) => {
  // Commands begin before the packages are installed.
  const { lock } = await import("proper-lockfile");
  const lost = new AbortController();
  const reason = "Another command has begun to build the site in this folder: run this one again.";
  const options = { ...lockOptions, onCompromised: () => lost.abort(new Failure(reason)) };
  const unlock = await lock(root, options).catch((/** @type {NodeJS.ErrnoException} */ error) => {
    if (error.code !== "ELOCKED") throw error;
    if (!wait) throw new LockedError("A build is running: try again when it has ended.");
    console.log(
      "Another command builds the site in this folder, or npm run develop runs: this waits for its end.",
    );

    return lock(root, { ...options, retries: everySecond });
  });
  try {
    return await work(lost.signal);
  } finally {
    await unlock().catch(() => undefined);
  }
};
