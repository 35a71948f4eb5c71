import type { Context } from "koa";

import { createChallenge } from "../../../submissions/challenge";

export default {
  async create(ctx: Context) {
    ctx.body = await createChallenge();
  },
};
