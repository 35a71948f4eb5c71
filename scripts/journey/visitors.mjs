import { setTimeout as wait } from "node:timers/promises";

const pauseMs = 100;
// Only what hangs is cut short, on a slow machine too.
const longestMs = 15 * 60_000;

/**
 * Waits until an address of the site answers as it should.
 *
 * @param {string} address
 * @param {(status: number, text: string) => boolean} isWanted
 * @returns {Promise<number>} how long that took, in milliseconds.
 */
export const untilSite = async (address, isWanted) => {
  const begin = performance.now();
  for (;;) {
    const answer = await fetch(address);
    const time = performance.now() - begin;
    if (isWanted(answer.status, await answer.text())) return time;
    if (time > longestMs) throw new Error(`${address} still answers ${answer.status} as before.`);
    await wait(pauseMs);
  }
};

/** Waits until visitors read these words at an address. @param {string} address @param {string} words */
export const untilVisible = (address, words) =>
  untilSite(address, (status, text) => status === 200 && text.includes(words));

/**
 * Visits an address again and again.
 *
 * @param {string} address
 * @returns {() => Promise<{ visits: number, failures: string[] }>} ends it, and says what visitors got.
 */
export const keepVisiting = (address) => {
  let visits = 0;
  let going = true;
  /** @type {string[]} */
  const failures = [];
  const visit = async () => {
    while (going) {
      visits += 1;
      const answer = await fetch(address).catch((/** @type {Error} */ error) => error);
      if (answer instanceof Error) failures.push(String(answer.cause ?? answer));
      else if (answer.status !== 200 || !(await answer.text()).endsWith("</html>")) {
        failures.push(`${answer.status}`);
      }
      await wait(pauseMs / 5);
    }
  };
  const visiting = visit();

  return async () => {
    going = false;
    await visiting;

    return { visits, failures };
  };
};
