import { AsyncLocalStorage } from "node:async_hooks";

import { isStopping } from "../../publisher/process.ts";

import { cpuTime } from "./cpu-time.ts";

/** Formats a duration: `5.2 s`, `3 min 20 s`. */
export const formatDuration = (milliseconds: number): string => {
  const seconds = milliseconds / 1000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;

  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
};

/** Starts measuring wall time and CPU time. @returns a function that formats both. */
export const measure = () => {
  const begin = Date.now();
  const cpuBefore = cpuTime();

  return ({ cpu = true } = {}): string[] => {
    const times = [formatDuration(Date.now() - begin)];
    if (cpu && cpuBefore !== undefined) {
      times.push(`CPU ${formatDuration(1000 * ((cpuTime() ?? 0) - cpuBefore))}`);
    }

    return times;
  };
};

type Step = { inner: Set<Step>; isAlone: boolean };

const outer = new AsyncLocalStorage<Step>();
const outermost = new Set<Step>();

/**
 * Runs one step of a command and prints its title, result and wall time, and the CPU time of all
 * processes unless another step ran meanwhile.
 *
 * @param note formats the result for the line.
 */
export const step = async <T>(
  title: string,
  action: () => T | Promise<T>,
  note: (result: T) => string = () => "",
): Promise<T> => {
  const times = measure();
  const siblings = outer.getStore()?.inner ?? outermost;
  const self: Step = { inner: new Set(), isAlone: siblings.size === 0 };
  for (const sibling of siblings) sibling.isAlone = false;
  siblings.add(self);
  const print = (sign: string, text: string) => {
    const columns = times({ cpu: self.isAlone }).map((time) => time.padStart(16));
    console.log(`  ${sign} ${text.padEnd(60)} ${columns.join("")}`);
  };

  if (process.stdout.isTTY) process.stdout.write(`  … ${title}\r`);
  try {
    const result = await outer.run(self, action);
    print("✓", [title, note(result)].filter(Boolean).join(": "));

    return result;
  } catch (error) {
    // A step that is stopped with everything else has not failed.
    if (!isStopping()) print("✗", title);
    throw error;
  } finally {
    siblings.delete(self);
  }
};
