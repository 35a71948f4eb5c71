import { join } from "node:path";

import { lock } from "proper-lockfile";

import { OperatorError } from "../common/operator-error.ts";
import { projectDir } from "./project.ts";

const lockOptions = {
  realpath: false,
  lockfilePath: join(projectDir, ".build.lock"),
  // Milliseconds without an update before the lock expires. A busy machine may miss one.
  stale: 20_000,
  update: 5_000,
};
const retryOptions = { forever: true, factor: 1, minTimeout: 1000 };

/** Thrown if another process holds the lock. */
export class LockedError extends OperatorError {}

/**
 * Runs `work` under the build lock, which guards the built site and the activation of releases. A
 * killed holder's lock expires after 20 seconds.
 *
 * @param work must change nothing once `signal` aborts: the lock is lost to another process then,
 *   as after a long suspend of the machine.
 * @param options without `wait`, a lock that is held is an error.
 * @throws {LockedError} if the lock is held and `wait` is false.
 * @throws {OperatorError} if the lock is lost.
 */
export const withLock = async <T>(
  work: (signal: AbortSignal) => Promise<T>,
  { wait = true } = {},
): Promise<T> => {
  const lost = new AbortController();
  const reason = new OperatorError("Another build has started in this folder: run this one again.");
  const options = { ...lockOptions, onCompromised: () => lost.abort(reason) };
  const unlock = await lock(projectDir, options).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ELOCKED") throw error;
    if (!wait)
      throw new LockedError("A build or npm run develop is running: try again when it has ended.");
    console.log("Waiting for another build or npm run develop to finish.");

    return lock(projectDir, { ...options, retries: retryOptions });
  });
  try {
    return await work(lost.signal);
  } finally {
    await unlock().catch(() => undefined);
  }
};
