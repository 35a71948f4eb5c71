import type { AppContext } from "../app-context";
import type { RateLimits } from "../http/rate-limit";
import { missingInStrapi } from "../lib/strapi-routes";
import { createMailboxLimit } from "../newsletter/mail-limits";

type ForgotPassword = (input: { email: string }) => Promise<unknown>;

/**
 * Drops requests for a new password beyond the daily limits of their network and mailbox. The link
 * of the last email stays valid. Wraps the function that Strapi calls after its response, so that
 * neither response nor its time shows which accounts exist or have reached their limit.
 */
export const limitPasswordMails = (app: AppContext, limits: RateLimits) => {
  const auth = app.strapi.service("admin::auth") as unknown as { forgotPassword?: ForgotPassword };
  const send = auth.forgotPassword;
  if (!send) throw missingInStrapi("service admin::auth.forgotPassword");
  const mailboxes = createMailboxLimit(app, "password-mailbox-day");

  auth.forgotPassword = async (input) => {
    const ctx = app.strapi.requestContext.get();
    if ((ctx && !(await limits.mayMail(ctx))) || !(await mailboxes.take(input.email))) {
      app.strapi.log.warn("Password email not sent: a daily limit is reached");
      return;
    }
    await send(input);
  };
};
