import { setTimeout as pause } from "node:timers/promises";

/** So long that only what never happens takes it, however slow the machine. */
const timeoutMs = 120_000;

/** Waits until a condition holds. @throws with what it waited for when it never does. */
export const until = async (what: string, check: () => boolean | Promise<boolean>) => {
  const end = performance.now() + timeoutMs;
  while (!(await check())) {
    if (performance.now() > end) throw new Error(`Waited in vain until ${what}`);
    await pause(20);
  }
};
