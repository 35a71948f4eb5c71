import type { Context } from "koa";

import type { AppContext } from "../../server/app-context";
import type { IdempotencyKey } from "../../server/proof-of-work/challenges";

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
  ({ settings, limits, challenges }: AppContext) =>
  async (ctx: Context, { name, proof, submission, mailsVisitor }: AdmissionRequest) => {
    const isRequired = settings.challenge.required || !(await limits.hasCapacity(name));
    // First: a visitor sends again with a proof, which is one message.
    if (isRequired) await challenges.assertSolved(proof, { submission });
    if (mailsVisitor) await limits.countMail(ctx);
    const hasCapacity = await limits.consumeShared(name, ctx);
    if (!hasCapacity && !isRequired) await challenges.assertSolved(proof, { submission });
  };

export type Admission = ReturnType<typeof createAdmission>;
