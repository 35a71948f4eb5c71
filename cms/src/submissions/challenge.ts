import { randomBytes } from "node:crypto";

import { createChallenge, type Challenge, type Solution, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";

import type { AppContext } from "../context";
import { invalidProof } from "../http/errors";

import type { SubmissionKey } from "./idempotency";

/** How long solving and sending a challenge may take. */
const lifetimeSeconds = 20 * 60;

type Proof = { challenge: Challenge; solution: Solution };

const decode = (payload: unknown): Proof => {
  if (typeof payload !== "string" || payload.length > 4096) {
    throw invalidProof();
  }
  try {
    const proof = JSON.parse(Buffer.from(payload, "base64").toString("utf8"));
    const { signature, parameters } = proof?.challenge ?? {};
    if (typeof signature === "string" && parameters && proof.solution) return proof;
  } catch {
    // Falls through to the error below, as any other junk does.
  }
  throw invalidProof("This proof could not be read");
};

/** Hands out proofs of work and checks them; each counts once. */
export const createChallenges = ({ settings, secrets, makeLimiter }: AppContext) => {
  // Uses counted in memory are forgotten at the end, so that the next start must not know these proofs.
  const hmacSignatureSecret = settings.databaseUrl
    ? secrets.challenge
    : randomBytes(32).toString("base64url");
  // One use is one point of a counter, which instances on PostgreSQL share.
  const uses = makeLimiter("challenge", 1, lifetimeSeconds, { durable: true });

  const isSolved = async (proof: Proof): Promise<boolean> => {
    try {
      return (await verifySolution({ ...proof, deriveKey, hmacSignatureSecret })).verified;
    } catch {
      return false;
    }
  };

  const spend = async (signature: string, submission: SubmissionKey | undefined) => {
    // A second try carries the proof that the first one used: the same content under the same key.
    const same = submission && `${signature}:${submission.key}:${submission.fingerprint}`;
    try {
      await uses.consume(signature);
      if (same) await uses.set(same, 1, lifetimeSeconds);
    } catch {
      if (!same || !(await uses.get(same))) throw invalidProof("This proof was already used");
    }
  };

  return {
    /**
     * A proof of work, signed, good for one post within twenty minutes.
     *
     * @param factor how much costlier than CHALLENGE_COST it is.
     */
    create: (factor: number): Promise<Challenge> =>
      createChallenge({
        algorithm: "PBKDF2/SHA-256",
        cost: settings.challenge.cost * Math.max(1, factor),
        deriveKey,
        expiresAt: Math.floor(Date.now() / 1000) + lifetimeSeconds,
        hmacSignatureSecret,
      }),

    /**
     * Lets a post pass that carries a solved proof of work (field `altcha`, as the
     * ALTCHA widget writes it: base64 of `{ challenge, solution }`).
     *
     * @param submission lets further tries of one post pass with the same proof.
     * @param factor how much costlier than CHALLENGE_COST it has to be.
     * @throws {HttpError} 400 when it is missing, wrong, expired or used.
     */
    assertSolved: async (payload: unknown, submission: SubmissionKey | undefined, factor = 1) => {
      const proof = decode(payload);
      if (proof.challenge.parameters.cost < settings.challenge.cost * factor) {
        throw invalidProof("This proof was too cheap");
      }
      if (!(await isSolved(proof))) throw invalidProof("This proof is wrong or expired");

      await spend(proof.challenge.signature ?? "", submission);
    },
  };
};

export type Challenges = ReturnType<typeof createChallenges>;
