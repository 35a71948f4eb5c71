import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";

import { send } from "./visitors";

/**
 * Requests a challenge.
 *
 * @param from the client's IP, any of 127.0.0.0/8.
 * @throws if the CMS returns none.
 */
export const fetchChallenge = async (serviceUrl: string, from?: string) => {
  const { status, text } = await send(`${serviceUrl}/api/challenge`, {
    method: "GET",
    ...(from && { from }),
  });
  if (status !== 200) throw new Error(`/api/challenge returned ${status} ${text.slice(0, 200)}`);

  return JSON.parse(text) as Challenge;
};

/** Solves a challenge like the site. @returns the proof for a submission. */
export const prove = async (challenge: Challenge): Promise<string> =>
  Buffer.from(
    JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) }),
  ).toString("base64");

/** Requests and solves a challenge. */
export const solveProof = async (serviceUrl: string, from?: string) =>
  prove(await fetchChallenge(serviceUrl, from));
