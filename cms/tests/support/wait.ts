import * as timers from "node:timers/promises";
import { inspect } from "node:util";

// Taken before a test may put a clock of its own in its place.
const pause = timers.setTimeout;

/** So long that only what never happens takes it, however slow the machine. */
const patienceMs = 120_000;

type Options = {
  /** What to show of the state where the wait was in vain: an output, a list, a number. */
  lastSeen?: () => unknown;
  limitMs?: number;
};

/** Waits until a condition holds. @throws with what it waited for, and what it saw last, when it never does. */
export const until = async (
  what: string,
  check: () => boolean | Promise<boolean>,
  { lastSeen, limitMs = patienceMs }: Options = {},
) => {
  const end = performance.now() + limitMs;
  while (!(await check())) {
    if (performance.now() > end) {
      const seen = lastSeen ? `; seen last: ${inspect(await lastSeen())}` : "";
      throw new Error(`Waited ${limitMs / 1000} s in vain until ${what}${seen}`);
    }
    await pause(20);
  }
};
