import { inspect } from "node:util";

/** Milliseconds: so long that only what never happens takes it, however slow the machine. */
const limit = 120_000;

/**
 * Asks again and again until something is true.
 *
 * @param what what is waited for, for the error.
 * @param check throws where what is waited for can't happen any more.
 * @param seen what there is instead, for the error.
 */
export const until = async (
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
