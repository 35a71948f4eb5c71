import type { SendMailOptions, Transporter } from "nodemailer";

import type { AppContext } from "../app-context";
import { createMailLimits } from "./mail-limits";

/**
 * Creates a function that sends an email to a visitor within the limits of its kind. It drops the
 * email if the mailbox is full, and throws if the domain must wait.
 *
 * @param kind in the names of the counters.
 */
export const createVisitorMailer = (
  app: AppContext,
  transport: Transporter,
  kind: "" | "receipt-",
) => {
  const limits = createMailLimits(app, kind);

  return async (mail: SendMailOptions) => {
    const { address } = mail.to as { address: string };
    if (await limits.isFull(address)) {
      return void app.strapi.log.warn("Email not sent: the daily limit of its mailbox is reached");
    }
    if (await limits.mustWait(address)) {
      throw Object.assign(new Error(), { code: "too many emails to one domain in this hour" });
    }
    await transport.sendMail(mail);
    await limits.count(address);
  };
};
