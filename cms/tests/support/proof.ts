import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";

/** A challenge of the service, not solved yet. */
export const askChallenge = async (serviceUrl: string) =>
  (await (await fetch(`${serviceUrl}/api/challenge`)).json()) as Challenge;

/** Solves a challenge as the site does: what a post carries. */
export const prove = async (challenge: Challenge): Promise<string> =>
  Buffer.from(
    JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) }),
  ).toString("base64");

/** Asks for a challenge and solves it. */
export const solveProof = async (serviceUrl: string) => prove(await askChallenge(serviceUrl));
