import type { Context } from "koa";

import type { AppContext } from "../../server/app-context";
import { proofHeader } from "../../server/proof-of-work/proof-header";

import { dayShare } from "./capacity";

/**
 * Multiplier of CHALLENGE_COST for an upload's proof of work: 0 for none, then 1, 2 and 4 as
 * CV_DAY_MB is used up.
 */
export const proofFactor = async (app: AppContext): Promise<0 | 1 | 2 | 4> => {
  const share = await dayShare(app);
  if (share < 0.25) return 0;
  if (share < 0.5) return 1;

  return share < 0.75 ? 2 : 4;
};

/**
 * Admits uploads in two steps, because the proof is required before the file is read: `admit`
 * checks the same limits and throws the same error; `count` counts a valid file and throws 429 when
 * the IP's daily limit is used up.
 */
export const createUploadAdmission = (app: AppContext) => {
  const { settings, limits, challenges } = app;
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

export type UploadAdmission = ReturnType<typeof createUploadAdmission>;
