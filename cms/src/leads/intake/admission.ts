import type { Context } from "koa";

import type { AppContext } from "../../server/app-context";
import { proofHeader } from "../../server/http/endpoints";

import { type Challenges, proofFactor } from "./challenge";
import type { IdempotencyKey } from "./idempotency";

/** Facts of a valid submission. */
type AdmissionRequest = {
  name: string;
  proof: unknown;
  submission?: IdempotencyKey | undefined;
  /** True if an email is sent to the visitor. */
  mailsVisitor?: boolean;
};

/**
 * Admits valid submissions. They require a proof of work while CHALLENGE is on or a shared limit is
 * used up.
 *
 * @returns a function that throws {HttpError} 400 at `altcha` for a missing proof, and 429 when the
 *   IP's daily limit is used up.
 */
export const createAdmission =
  ({ settings, limits }: AppContext, challenges: Challenges) =>
  async (ctx: Context, { name, proof, submission, mailsVisitor }: AdmissionRequest) => {
    if (mailsVisitor) await limits.countMail(ctx);
    const hasCapacity = await limits.consumeShared(name, ctx);

    if (settings.challenge.required || !hasCapacity)
      await challenges.assertSolved(proof, { submission });
  };

/**
 * Admits uploads in two steps, because the proof is required before the file is read: `admit`
 * checks the same limits and throws the same error; `count` counts a valid file and throws 429 when
 * the IP's daily limit is used up.
 */
export const createUploadAdmission = (app: AppContext, challenges: Challenges) => {
  const { settings, limits } = app;
  const name = "upload";

  return {
    admit: async (ctx: Context) => {
      const factor = await proofFactor(app);
      const isNeeded =
        factor > 0 || settings.challenge.required || !(await limits.hasCapacity(name));
      if (isNeeded) await challenges.assertSolved(ctx.get(proofHeader), { factor });
    },
    count: async (ctx: Context, bytes: number) => {
      await limits.consumeShared(name, ctx);
      await limits.countFile(ctx, bytes);
    },
  };
};

export type Admission = ReturnType<typeof createAdmission>;
export type UploadAdmission = ReturnType<typeof createUploadAdmission>;
