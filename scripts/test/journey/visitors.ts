import { setTimeout as wait } from "node:timers/promises";

const pauseMs = 100;
// Long enough for a slow machine: only a hang takes longer.
const timeoutMs = 15 * 60_000;

/**
 * Waits until a condition holds.
 *
 * @returns how long that took, in milliseconds.
 * @param condition for the error message, for example "a build ran".
 */
export const waitUntil = async (condition: string, check: () => boolean | Promise<boolean>) => {
  const begin = performance.now();
  for (;;) {
    const holds = await check();
    const time = performance.now() - begin;
    if (holds) return time;
    if (time > timeoutMs) throw new Error(`Timed out waiting until ${condition}.`);
    await wait(pauseMs);
  }
};

/**
 * Waits until a URL of the site responds as expected.
 *
 * @returns how long that took, in milliseconds.
 * @param isExpected gets the URL of the response too, which differs after a redirect.
 */
export const waitForResponse = (
  address: string,
  isExpected: (status: number, text: string, url: string) => boolean,
) =>
  waitUntil(`${address} had changed`, async () => {
    const answer = await fetch(address);

    return isExpected(answer.status, await answer.text(), answer.url);
  });

/** Waits until the page at a URL contains a text. */
export const waitForText = (address: string, expected: string) =>
  waitForResponse(address, (status, text) => status === 200 && text.includes(expected));

/** Requests a URL until the returned function is called, which returns the responses. */
export const probeContinuously = (address: string) => {
  let visits = 0;
  let isProbing = true;
  const failures: string[] = [];
  const probe = async () => {
    while (isProbing) {
      visits += 1;
      const answer = await fetch(address).catch((error: Error) => error);
      if (answer instanceof Error) failures.push(String(answer.cause ?? answer));
      else if (answer.status !== 200 || !(await answer.text()).endsWith("</html>")) {
        failures.push(`${answer.status}`);
      }
      await wait(pauseMs / 5);
    }
  };
  const probing = probe();

  return async () => {
    isProbing = false;
    await probing;

    return { visits, failures };
  };
};
