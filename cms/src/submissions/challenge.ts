import {
  createChallenge as createAltcha,
  type Challenge,
  type Solution,
  verifySolution,
} from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { RateLimiterAbstract } from "rate-limiter-flexible";

import { fieldError, refuseFields } from "../http/errors";
import { visitorGates, type VisitorGates } from "../visitor-gates";

import type { SubmissionKey } from "./idempotency";

/** How long a proof may take to be worked out and sent. */
const lifetimeSeconds = 20 * 60;

/** A proof of work, signed, good for one post within twenty minutes. */
export const createChallenge = (): Promise<Challenge> =>
  createAltcha({
    algorithm: "PBKDF2/SHA-256",
    cost: visitorGates().settings.challenge.cost,
    deriveKey,
    expiresAt: Math.floor(Date.now() / 1000) + lifetimeSeconds,
    hmacSignatureSecret: visitorGates().challengeSecret,
  });

const refuse = (message: string) => refuseFields([fieldError("altcha", message)]);

const decode = (payload: unknown): { challenge: Challenge; solution: Solution } => {
  if (typeof payload !== "string" || payload.length > 4096) throw refuse("A proof is needed");
  try {
    const proof = JSON.parse(Buffer.from(payload, "base64").toString("utf8"));
    if (typeof proof?.challenge?.signature === "string" && proof.solution) return proof;
  } catch {
    // Falls through to the refusal below, as any other junk does.
  }
  throw refuse("This proof cannot be read");
};

const verify = async (proof: { challenge: Challenge; solution: Solution }): Promise<boolean> => {
  try {
    const { verified } = await verifySolution({
      ...proof,
      deriveKey,
      hmacSignatureSecret: visitorGates().challengeSecret,
    });

    return verified;
  } catch {
    return false;
  }
};

// One use is one point of a counter, which instances on PostgreSQL share.
const uses = new WeakMap<VisitorGates, RateLimiterAbstract>();

const spend = async (signature: string, submission: SubmissionKey | undefined) => {
  const gates = visitorGates();
  const counter = uses.get(gates) ?? gates.makeLimiter("challenge", 1, lifetimeSeconds);
  uses.set(gates, counter);

  // A second try carries the proof that the first has used: the same words under the same key.
  const same = submission && `${signature}:${submission.key}:${submission.print}`;
  try {
    await counter.consume(signature);
    if (same) await counter.set(same, 1, lifetimeSeconds);
  } catch {
    if (!same || !(await counter.get(same))) throw refuse("This proof was used before");
  }
};

/**
 * Lets a post pass that carries a solved proof of work (field `altcha`, as the
 * ALTCHA widget writes it: base64 of `{ challenge, solution }`).
 *
 * @param submission lets further tries of one post pass with the same proof.
 * @throws {Refusal} 400 when it is missing, wrong, expired or used.
 */
export const refuseUnsolved = async (payload: unknown, submission: SubmissionKey | undefined) => {
  const proof = decode(payload);
  if (!(await verify(proof))) throw refuse("This proof is wrong or too old");

  await spend(proof.challenge.signature ?? "", submission);
};
