import { explain } from "./failure.mjs";
import { stopAll } from "./processes.mjs";

/** @param {number} milliseconds */
export const duration = (milliseconds) => {
  const seconds = milliseconds / 1000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;

  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
};

/**
 * Does one step of a command and prints it with the time it took.
 *
 * @template T
 * @param {string} title
 * @param {() => T | Promise<T>} action
 * @returns {Promise<T>}
 */
export const step = async (title, action) => {
  const begin = Date.now();
  if (process.stdout.isTTY) process.stdout.write(`  … ${title}\r`);
  try {
    const result = await action();
    console.log(`  ✓ ${title.padEnd(48)} ${duration(Date.now() - begin).padStart(9)}`);

    return result;
  } catch (error) {
    console.log(`  ✗ ${title.padEnd(48)} ${duration(Date.now() - begin).padStart(9)}`);
    throw error;
  }
};

/**
 * Runs a command of package.json: it ends with a sentence and a non-zero code
 * when something fails, and stops all it started when it ends or is interrupted.
 *
 * @param {() => Promise<unknown>} main
 */
export const command = async (main) => {
  let stopping = false;
  /** @param {number} code */
  const end = async (code) => {
    if (stopping) return;
    stopping = true;
    await stopAll();
    process.exit(code);
  };
  process.on("SIGINT", () => void end(130));
  process.on("SIGTERM", () => void end(143));
  process.on("SIGHUP", () => void end(129));

  try {
    await main();
    await end(0);
  } catch (error) {
    if (!stopping) console.error(`\n${explain(error)}`);
    await end(1);
  }
};
