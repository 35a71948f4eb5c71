import type { Context } from "koa";

import type { AppContext } from "../context";
import { proofHeader } from "../http/paths";
import type { RateLimits } from "../http/rate-limit";
import { proofFactor } from "../uploads/capacity";

import type { Challenges } from "./challenge";
import type { SubmissionKey } from "./idempotency";

/** What a visitor brings along with something valid. */
type Visit = {
  name: string;
  proof: unknown;
  submission?: SubmissionKey | undefined;
  /** Whether an email goes to the address that they entered. */
  mailsVisitor?: boolean;
};

/**
 * Decides about what a visitor sent, once it is found valid: it needs a proof of work while
 * CHALLENGE is on, or while the limits that all visitors share are used up.
 *
 * @returns a function that throws {HttpError} 400 at `altcha` for a missing proof, and 429
 *   when the address has used up its day.
 */
export const createAdmission =
  ({ settings }: AppContext, limits: RateLimits, challenges: Challenges) =>
  async (ctx: Context, { name, proof, submission, mailsVisitor }: Visit): Promise<void> => {
    if (mailsVisitor) await limits.countMail(ctx);
    const fits = await limits.consumeShared(name, ctx);

    if (settings.challenge.required || !fits) await challenges.assertSolved(proof, submission);
  };

/**
 * Decides about an upload in two steps, since its proof is asked for before its file is read:
 * `admit` looks at the same limits and throws the same error at `altcha`, `count` counts the
 * upload once its file is valid and throws 429 when the address has used up its day. `prove` asks
 * for a proof whatever the limits say.
 */
export const createUploadAdmission = (
  app: AppContext,
  limits: RateLimits,
  challenges: Challenges,
) => {
  const name = "upload";
  const solve = (ctx: Context, factor: number) =>
    challenges.assertSolved(ctx.get(proofHeader), undefined, factor);

  return {
    prove: async (ctx: Context) => solve(ctx, await proofFactor(app)),
    admit: async (ctx: Context) => {
      const factor = await proofFactor(app);
      const isNeeded =
        factor > 0 || app.settings.challenge.required || !(await limits.hasCapacity(name, ctx));
      if (isNeeded) await solve(ctx, factor);
    },
    count: async (ctx: Context, bytes: number) => {
      await limits.consumeShared(name, ctx);
      await limits.countFile(ctx, bytes);
    },
  };
};

export type Admission = ReturnType<typeof createAdmission>;
