import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";

import { send } from "./visitors";

/**
 * A challenge of the service, not solved yet.
 *
 * @param from the visitor's address, any of 127.0.0.0/8.
 * @throws when the service gives none.
 */
export const askChallenge = async (serviceUrl: string, from?: string) => {
  const { status, text } = await send(`${serviceUrl}/api/challenge`, {
    method: "GET",
    ...(from && { from }),
  });
  if (status !== 200) throw new Error(`/api/challenge answers ${status} ${text.slice(0, 200)}`);

  return JSON.parse(text) as Challenge;
};

/** Solves a challenge as the site does: what a post carries. */
export const prove = async (challenge: Challenge): Promise<string> =>
  Buffer.from(
    JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) }),
  ).toString("base64");

/** Asks for a challenge and solves it. */
export const solveProof = async (serviceUrl: string, from?: string) =>
  prove(await askChallenge(serviceUrl, from));
