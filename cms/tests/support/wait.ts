import * as timers from "node:timers/promises";
import { inspect } from "node:util";

// Saved before a test mocks the timers.
const pause = timers.setTimeout;

/** Long enough for slow machines. */
const defaultTimeoutMs = 120_000;

type Options = {
  /** State for the error message, such as an output, a list or a number. */
  lastSeen?: () => unknown;
  timeoutMs?: number;
};

/** Waits until a condition is true. @throws with its name and the last state on a timeout. */
export const until = async (
  what: string,
  check: () => boolean | Promise<boolean>,
  { lastSeen, timeoutMs = defaultTimeoutMs }: Options = {},
) => {
  const end = performance.now() + timeoutMs;
  while (!(await check())) {
    if (performance.now() > end) {
      const seen = lastSeen ? `; seen last: ${inspect(await lastSeen())}` : "";
      throw new Error(`Timed out after ${timeoutMs / 1000} s, waiting until ${what}${seen}`);
    }
    await pause(20);
  }
};
