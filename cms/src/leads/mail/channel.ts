import type { Transporter } from "nodemailer";

import type { AppContext } from "../../server/app-context";
import { formOfKind } from "../forms";
import type { Channel } from "../outbox/channel";
import { mailTarget, messagesOf, type OutboxMessage } from "../outbox/messages";

import { composeOne, missingSetting } from "./compose";
import { explainMail } from "./explain-mail";
import { reviewName } from "./review";
import { createVisitorMailer } from "./visitor-mailer";

const hourMs = 60 * 60 * 1000;

const send = async (
  app: AppContext,
  transport: Transporter,
  mailVisitor: ReturnType<typeof createVisitorMailer>,
  messages: OutboxMessage[],
) => {
  const kind = messages[0]?.form ?? "";
  const { form } = formOfKind(kind);
  const missing = await missingSetting(app, kind);
  if (missing) throw Object.assign(new Error(), { code: missing });

  const mail = await composeOne(app, messages);
  if (!mail) return;
  if (form?.mailTo === "visitor") await mailVisitor(mail);
  else await transport.sendMail(mail);
};

/** Remaining single emails of a kind in this hour; unlimited to single people: a digest has one receiver. */
const remainingHourly = async (app: AppContext, kind: string): Promise<number> => {
  if (kind === reviewName || formOfKind(kind).form?.mailTo === "visitor") return Infinity;
  const [row] = await messagesOf(app)
    .where({ target: mailTarget, form: kind })
    .andWhere("sent_at", ">", new Date(Date.now() - hourMs))
    .count<{ sent: number | string }[]>({ sent: "*" });

  return app.settings.mail.hourlyLimit - Number(row?.sent ?? 0);
};

/** Emails, by an SMTP transport. */
export const mailChannel = (app: AppContext, transport: Transporter): Channel => {
  const mailVisitor = createVisitorMailer(app, transport, "");

  return {
    target: mailTarget,
    noun: "Email",
    recovery: "Emails are sent again",
    send: (messages) => send(app, transport, mailVisitor, messages),
    explain: explainMail,
    remaining: (kind) => remainingHourly(app, kind),
  };
};
