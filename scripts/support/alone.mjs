import { join } from "node:path";

import { root } from "./project.mjs";

const options = {
  realpath: false,
  lockfilePath: join(root, ".build.lock"),
  // Milliseconds without a sign of life: a busy machine may be late with one.
  stale: 20_000,
  update: 5_000,
  // A computer that slept was late for everybody.
  onCompromised: () => undefined,
};
const everySecond = { forever: true, factor: 1, minTimeout: 1000 };

/**
 * Does something while no other command builds the site in this folder: two would write into
 * each other's files. What another one began is waited for; one that was killed is not waited
 * for longer than twenty seconds.
 *
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export const alone = async (work) => {
  // Commands begin before the packages are installed.
  const { lock } = await import("proper-lockfile");
  const unlock = await lock(root, options).catch((/** @type {NodeJS.ErrnoException} */ error) => {
    if (error.code !== "ELOCKED") throw error;
    console.log(
      "Another command builds the site in this folder, or npm run develop runs: this waits for its end.",
    );

    return lock(root, { ...options, retries: everySecond });
  });
  try {
    return await work();
  } finally {
    await unlock().catch(() => undefined);
  }
};
