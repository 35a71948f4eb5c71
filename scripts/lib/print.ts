import { AsyncLocalStorage } from "node:async_hooks";

import { cpuTime } from "./cpu-time.mjs";
import { explain } from "./failure.mjs";
import { isStopping, stopAll } from "./processes.mjs";

/** @param {number} milliseconds */
export const duration = (milliseconds) => {
  const seconds = milliseconds / 1000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;

  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
};

/** Measures wall time and CPU time from now on. @returns {(options?: { cpu?: boolean }) => string[]} both in words. */
export const measure = () => {
  const begin = Date.now();
  const cpuBefore = cpuTime();

  return ({ cpu = true } = {}) => {
    const words = [duration(Date.now() - begin)];
    if (cpu && cpuBefore !== undefined) {
      words.push(`CPU ${duration(1000 * ((cpuTime() ?? 0) - cpuBefore))}`);
    }

    return words;
  };
};

/** @typedef {{ inner: Set<Step>, isAlone: boolean }} Step */

/** @type {AsyncLocalStorage<Step>} */
const outer = new AsyncLocalStorage();
/** @type {Set<Step>} */
const outermost = new Set();

/**
 * Does one step of a command and prints one line: what it was, how it went, its wall time, and the
 * CPU time of all processes where no other step ran meanwhile.
 *
 * @template T
 * @param {string} title
 * @param {() => T | Promise<T>} action
 * @param {(result: T) => string} [note] what the line says of the result.
 * @returns {Promise<T>}
 */
export const step = async (title, action, note = () => "") => {
  const measured = measure();
  const siblings = outer.getStore()?.inner ?? outermost;
  /** @type {Step} */
  const self = { inner: new Set(), isAlone: siblings.size === 0 };
  for (const sibling of siblings) sibling.isAlone = false;
  siblings.add(self);
  /** @param {string} sign @param {string} words */
  const print = (sign, words) => {
    const times = measured({ cpu: self.isAlone }).map((time) => time.padStart(16));
    console.log(`  ${sign} ${words.padEnd(60)} ${times.join("")}`);
  };

  if (process.stdout.isTTY) process.stdout.write(`  … ${title}\r`);
  try {
    const result = await outer.run(self, action);
    print("✓", [title, note(result)].filter(Boolean).join(": "));

    return result;
  } catch (error) {
    // What was stopped with everything else did not fail by itself.
    if (!isStopping()) print("✗", title);
    throw error;
  } finally {
    siblings.delete(self);
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
