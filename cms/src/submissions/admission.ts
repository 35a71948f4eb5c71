import type { Context } from "koa";

import type { AppContext } from "../context";
import { countAccepted, type RateLimiters } from "../http/rate-limit";

import type { Challenges } from "./challenge";
import type { SubmissionKey } from "./idempotency";

/** What a visitor brings along with something valid. */
type Visit = { name: string; proof: unknown; submission?: SubmissionKey | undefined };

/**
 * Decides about what a visitor sent, once it is found valid: it needs a proof of work while
 * CHALLENGE is on, or while the limits that all visitors share are used up.
 *
 * @returns a function that throws {HttpError} 400 at `altcha` for a missing proof, and 429
 *   when the address has used up its day.
 */
export const createAdmission =
  ({ settings, secrets }: AppContext, limiters: RateLimiters, challenges: Challenges) =>
  async (ctx: Context, { name, proof, submission }: Visit): Promise<void> => {
    const hasSpace = await countAccepted(name, secrets.limit, limiters, ctx);

    if (settings.challenge.required || !hasSpace) await challenges.assertSolved(proof, submission);
  };

export type Admission = ReturnType<typeof createAdmission>;
