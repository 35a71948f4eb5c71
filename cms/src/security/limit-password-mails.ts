import type { Middleware } from "koa";

import type { AppContext } from "../server/app-context";
import { createMailboxLimit } from "../server/outbox/mail-limits";

/**
 * Drops requests for a new password beyond the daily limits of their network and mailbox. The link
 * of the last email stays valid. Known and unknown accounts count alike, and the response is
 * Strapi's, so that it does not show which accounts exist or have reached their limit.
 */
export const limitPasswordMails = (app: AppContext): Middleware => {
  const mailboxes = createMailboxLimit(app, "password-mailbox-day");

  return async (ctx, next) => {
    const { email = "" } = (ctx.request as { body?: { email?: unknown } }).body ?? {};
    if ((await app.limits.mayMail(ctx)) && (await mailboxes.take(String(email)))) return next();

    app.strapi.log.warn("Password email not sent: a daily limit is reached");
    ctx.status = 204;
  };
};
