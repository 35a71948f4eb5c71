import { randomBytes } from "node:crypto";

import { createChallenge, type Challenge, type Solution, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";

import { invalidProof } from "../http/errors";
import type { LimiterFactory } from "../http/limiters";
import type { Settings } from "../settings";

/** Lifetime of a challenge, from its creation to the submission. */
const lifetimeSeconds = 20 * 60;

/** Identifies one submission over retries: digests of its key and its payload. */
export type IdempotencyKey = { key: string; fingerprint: string };

type ProofOptions = { submission?: IdempotencyKey | undefined; factor?: number };
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
    // Falls through to the error below.
  }
  throw invalidProof("This proof could not be read");
};

/**
 * Creates proof-of-work challenges and verifies their solutions, each once.
 *
 * @param secret signs challenges where several instances share their uses.
 */
export const createChallenges = (
  { databaseUrl, challenge }: Pick<Settings, "databaseUrl" | "challenge">,
  makeLimiter: LimiterFactory,
  secret: string,
) => {
  // In-memory use counts end with the process, so its key must, too.
  const hmacSignatureSecret = databaseUrl ? secret : randomBytes(32).toString("base64url");
  // One use is one point of a counter; instances on PostgreSQL share it.
  const uses = makeLimiter("challenge", 1, lifetimeSeconds, { durable: true });

  const isSolved = async (proof: Proof): Promise<boolean> =>
    verifySolution({ ...proof, deriveKey, hmacSignatureSecret }).then(
      ({ verified }) => verified,
      () => false,
    );

  const spend = async (signature: string, submission: IdempotencyKey | undefined) => {
    // A retry has the proof of the first try, with the same payload and idempotency key.
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
     * Creates a signed challenge for one submission within twenty minutes.
     *
     * @param factor on CHALLENGE_COST.
     */
    create: (factor = 1): Promise<Challenge> =>
      createChallenge({
        algorithm: "PBKDF2/SHA-256",
        cost: challenge.cost * factor,
        deriveKey,
        expiresAt: Math.floor(Date.now() / 1000) + lifetimeSeconds,
        hmacSignatureSecret,
      }),

    /**
     * Verifies a proof of work (as the ALTCHA widget encodes it: base64 of
     * `{ challenge, solution }`).
     *
     * @param options.submission permits retries of one submission with the same proof.
     * @param options.factor on CHALLENGE_COST, the minimum cost.
     * @throws {HttpError} 400 if the proof is missing, wrong, expired or used.
     */
    assertSolved: async (payload: unknown, { submission, factor = 1 }: ProofOptions = {}) => {
      const proof = decode(payload);
      if (proof.challenge.parameters.cost < challenge.cost * factor) {
        throw invalidProof("This proof was too cheap");
      }
      if (!(await isSolved(proof))) throw invalidProof("This proof is wrong or expired");

      await spend(proof.challenge.signature ?? "", submission);
    },
  };
};

export type Challenges = ReturnType<typeof createChallenges>;
