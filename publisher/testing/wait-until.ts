import { inspect } from "node:util";

/** Milliseconds: long enough for the slowest machine. */
const limit = 120_000;

/**
 * Polls until `check` is true.
 *
 * @param what the condition, for the error.
 * @param check throws if the condition can no longer become true.
 * @param seen the present state, for the error.
 */
export const waitUntil = async (
  what: string,
  check: () => boolean | Promise<boolean>,
  seen: () => unknown = () => "nothing more is known",
): Promise<void> => {
  const end = performance.now() + limit;
  while (!(await check())) {
    if (performance.now() > end) {
      throw new Error(`Not within ${limit / 1000} s: ${what}. Seen last: ${inspect(seen())}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};
