import { inspect } from "node:util";

/** Long enough for slow machines. */
const timeoutMs = 120_000;

/**
 * Polls until `check` is true.
 *
 * @param what the condition, for the error.
 * @param check throws if the condition can no longer become true.
 * @param lastSeen the present state, for the error.
 */
export const waitUntil = async (
  what: string,
  check: () => boolean | Promise<boolean>,
  lastSeen: () => unknown = () => "nothing more is known",
): Promise<void> => {
  const end = performance.now() + timeoutMs;
  while (!(await check())) {
    if (performance.now() > end) {
      throw new Error(
        `Not within ${timeoutMs / 1000} s: ${what}. Seen last: ${inspect(lastSeen())}`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};
