import type { Transporter } from "nodemailer";

import type { AppContext } from "../../server/app-context";
import { isPermanent, mailProblem } from "../../server/lib/mail-transport";
import { formOfKind } from "../forms";
import { createMailLimits, type MailLimits } from "../newsletter/mail-limits";
import type { Channel } from "../outbox/channel";
import { mailTarget, messagesOf, type OutboxMessage } from "../outbox/messages";

import { composeOne, missingSetting } from "./compose";

const hourMs = 60 * 60 * 1000;

const send = async (
  app: AppContext,
  transport: Transporter,
  limits: MailLimits,
  messages: OutboxMessage[],
) => {
  const kind = messages[0]?.form ?? "";
  const { form } = formOfKind(kind);
  const missing = await missingSetting(app, kind);
  if (missing) throw Object.assign(new Error(), { code: missing });

  const mail = await composeOne(app, messages);
  if (!mail) return;
  if (form?.mailTo !== "visitor") return void (await transport.sendMail(mail));

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

/** Remaining single emails of a kind in this hour; unlimited to visitors. */
const remainingHourly = async (app: AppContext, kind: string): Promise<number> => {
  if (formOfKind(kind).form?.mailTo === "visitor") return Infinity;
  const [row] = await messagesOf(app)
    .where({ target: mailTarget, form: kind })
    .andWhere("sent_at", ">", new Date(Date.now() - hourMs))
    .count<{ sent: number | string }[]>({ sent: "*" });

  return app.settings.mail.hourlyLimit - Number(row?.sent ?? 0);
};

/** Emails, by an SMTP transport. */
export const mailChannel = (app: AppContext, transport: Transporter): Channel => {
  const limits = createMailLimits(app);

  return {
    target: mailTarget,
    noun: "Email",
    recovery: "Emails are sent again",
    send: (messages) => send(app, transport, limits, messages),
    explain: (error) => ({ reason: mailProblem(error), permanent: isPermanent(error) }),
    remaining: (kind) => remainingHourly(app, kind),
  };
};
