import { setTimeout as wait } from "node:timers/promises";

const pauseMs = 100;
// Only what hangs is cut short, on a slow machine too.
const longestMs = 15 * 60_000;

/**
 * Waits until something is the case.
 *
 * @param {string} what for the sentence when it never is.
 * @param {() => boolean | Promise<boolean>} check
 * @returns {Promise<number>} how long that took, in milliseconds.
 */
export const waitUntil = async (what, check) => {
  const begin = performance.now();
  for (;;) {
    const isSo = await check();
    const time = performance.now() - begin;
    if (isSo) return time;
    if (time > longestMs) throw new Error(`Waited in vain until ${what}.`);
    await wait(pauseMs);
  }
};

/**
 * Waits until an address of the site answers as it should.
 *
 * @param {string} address
 * @param {(status: number, text: string, url: string) => boolean} isWanted is told the address of
 *   the answer, too, which is another after a redirect.
 * @returns {Promise<number>} how long that took, in milliseconds.
 */
export const waitForResponse = (address, isWanted) =>
  waitUntil(`${address} had changed`, async () => {
    const answer = await fetch(address);

    return isWanted(answer.status, await answer.text(), answer.url);
  });

/** Waits until visitors read these words at an address. @param {string} address @param {string} words */
export const waitForText = (address, words) =>
  waitForResponse(address, (status, text) => status === 200 && text.includes(words));

/**
 * Visits an address again and again.
 *
 * @param {string} address
 * @returns {() => Promise<{ visits: number, failures: string[] }>} ends it, and says what visitors got.
 */
export const probeContinuously = (address) => {
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
