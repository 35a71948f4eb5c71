import type { SendMailOptions, Transporter } from "nodemailer";

import { hourMs } from "../../common/durations";
import { sha256 } from "../../common/secrets";
import type { AppContext } from "../app-context";

import type { Channel, OutboxMessage } from "./channel";
import { mailTarget, messagesOf } from "./messages";
import { completeMail, explainMail } from "./transport";
import { createVisitorMailer } from "./visitor-mailer";

/**
 * Composes the email of one message. Its Message-ID is stable over retries, so duplicates can be
 * recognized.
 *
 * @returns undefined if the subject was deleted or needs no email.
 */
export const composeMail = async (
  app: AppContext,
  kind: string,
  subjectId: string,
): Promise<SendMailOptions | undefined> => {
  const mail = await app.outbox.mailKind(kind)?.compose(subjectId, kind);

  return mail && completeMail(app, mail);
};

/** Composes one email for all messages of a kind; omits deleted subjects. */
const composeOne = async (
  app: AppContext,
  kind: string,
  messages: OutboxMessage[],
): Promise<SendMailOptions | undefined> => {
  const mails: SendMailOptions[] = [];
  for (const { subject_id: id } of messages) {
    const mail = await composeMail(app, kind, id);
    if (mail) mails.push(mail);
  }
  const [first] = mails;
  if (!first || mails.length === 1) return first;

  const { replyTo: _replyTo, messageId, ...mail } = first;
  const name = app.outbox.mailKind(kind)?.name ?? kind;
  // Leave out the subjects: visitors' text may appear only in the quoted part.
  const texts = mails.map(({ text }, index) =>
    [`${name} ${index + 1} of ${mails.length}`, text].join("\n\n"),
  );

  // Of all: after a lost answer the retry may have one more, and a server drops what has a known ID.
  const members = sha256(mails.map((one) => one.messageId).join(" ")).slice(0, 22);

  return {
    ...mail,
    subject: `${mails.length} messages: ${name}`,
    text: texts.join("\n\n\n"),
    messageId: String(messageId).replace("@", `.and-more.${members}@`),
  };
};

/** Emails of the registered kinds, by an SMTP transport. */
export const mailChannel = (app: AppContext, transport: Transporter): Channel => {
  const mailVisitor = createVisitorMailer(app, transport, "");
  const { outbox, settings } = app;

  return {
    target: mailTarget,
    noun: "Email",
    recovery: "Emails are sent again",
    send: async (messages) => {
      const kind = messages[0]?.kind ?? "";
      const missing = await outbox.mailKind(kind)?.findMissing?.(kind);
      if (missing) throw Object.assign(new Error(), { code: missing });

      const mail = await composeOne(app, kind, messages);
      if (!mail) return;
      if (outbox.mailKind(kind)?.receiver === "visitor") await mailVisitor(mail);
      else await transport.sendMail(mail);
    },
    explain: explainMail,
    remaining: async (kind) => {
      // A digest has one receiver.
      if (outbox.mailKind(kind)?.receiver !== "team") return Infinity;
      const [row] = await messagesOf(app)
        .where({ target: mailTarget, kind })
        .andWhere("sent_at", ">", new Date(Date.now() - hourMs))
        // The messages of a digest have one time.
        .countDistinct<{ sent: number | string }[]>({ sent: "sent_at" });

      return settings.mail.hourlyLimit - Number(row?.sent ?? 0);
    },
  };
};
