import type { SendMailOptions, Transporter } from "nodemailer";

import type { AppContext } from "../app-context";
import type { MailLimits } from "../newsletter/mail-limits";
import { tableOf } from "../database/rows";
import { formByName } from "../forms/forms";
import { mailProblem } from "../lib/mail-transport";

import { composeMail, missingSetting } from "./compose";
import { outboxUid } from "./enqueue";

type OutboxMessage = {
  id: number;
  form: string;
  subject_id: string;
  attempts: number;
  created_at: Date | number;
};

/** Time after which another instance may send a leased message. */
const leaseMs = 5 * 60 * 1000;
const maxDelayMs = 6 * 60 * 60 * 1000;
const batchSize = 200;
const hourMs = 60 * 60 * 1000;

/** Backoff in milliseconds: doubles with each attempt, up to six hours. */
export const retryDelayMs = (attempts: number, firstSeconds: number): number =>
  Math.min(firstSeconds * 1000 * 2 ** Math.max(0, attempts - 1), maxDelayMs);

const table = ({ strapi }: AppContext) => tableOf(strapi, outboxUid);

/** Leases a message for this instance. @returns false if another has it. */
const lease = async (app: AppContext, id: number): Promise<boolean> => {
  const now = new Date();
  const updated: number = await table(app)
    .where({ id, sent_at: null })
    .andWhere("due_at", "<=", now)
    .update({ due_at: new Date(now.getTime() + leaseMs) });

  return updated === 1;
};

/** Composes one email for all messages; omits deleted leads. */
const compose = async (
  app: AppContext,
  messages: OutboxMessage[],
): Promise<SendMailOptions | undefined> => {
  const mails: SendMailOptions[] = [];
  for (const { form, subject_id: id } of messages) {
    const mail = await composeMail(app, form, id);
    if (mail) mails.push(mail);
  }
  const [first] = mails;
  if (!first || mails.length === 1) return first;

  const { replyTo: _replyTo, messageId, ...mail } = first;
  const kind = messages[0]?.form ?? "";
  const name = formByName(kind)?.schema.info.displayName ?? kind;
  // Leave out the subjects: visitors' text may appear only in the quoted part.
  const texts = mails.map(({ text }, index) =>
    [`${name} ${index + 1} of ${mails.length}`, text].join("\n\n"),
  );

  return {
    ...mail,
    subject: `${mails.length} messages: ${name}`,
    text: texts.join("\n\n\n"),
    messageId: String(messageId).replace("@", ".and-more@"),
  };
};

/** SMTP transport and the limits of emails to visitors. */
type Sender = { transport: Transporter; limits: MailLimits };

const send = async (app: AppContext, { transport, limits }: Sender, messages: OutboxMessage[]) => {
  const kind = messages[0]?.form ?? "";
  const form = formByName(kind);
  const missing = missingSetting(app, kind);
  if (missing) throw Object.assign(new Error(), { code: missing });

  const mail = await compose(app, messages);
  if (!mail) return;
  if (form?.mailTo !== "visitor") return void (await transport.sendMail(mail));

  const { address } = mail.to as { address: string };
  if (await limits.isFull(address)) {
    return app.strapi.log.warn("Email not sent: the daily limit of its mailbox is reached");
  }
  if (await limits.mustWait(address)) {
    throw Object.assign(new Error(), { code: "too many emails to one domain in this hour" });
  }
  await transport.sendMail(mail);
  await limits.count(address);
};

/** Sends one email for the messages that this instance can lease. */
const deliver = async (app: AppContext, sender: Sender, messages: OutboxMessage[]) => {
  const leased: OutboxMessage[] = [];
  for (const message of messages) if (await lease(app, message.id)) leased.push(message);
  if (leased.length === 0) return;

  let reason: string | undefined;
  try {
    await send(app, sender, leased);
  } catch (error) {
    reason = mailProblem(error);
  }
  for (const { id, attempts: before } of leased) {
    const attempts = before + 1;
    const delay = retryDelayMs(attempts, app.settings.mail.retrySeconds);
    await table(app)
      .where({ id })
      .update(
        reason === undefined
          ? { attempts, sent_at: new Date(), last_error: null }
          : { attempts, last_error: reason, due_at: new Date(Date.now() + delay) },
      );
    if (reason !== undefined) {
      app.strapi.log.warn(`Email not sent (attempt ${attempts}): ${reason}`);
    }
  }
};

/** Remaining single emails of a form in this hour; unlimited to visitors. */
const remainingHourly = async (app: AppContext, form: string): Promise<number> => {
  if (formByName(form)?.mailTo === "visitor") return Infinity;
  const [row] = await table(app)
    .where({ form })
    .andWhere("sent_at", ">", new Date(Date.now() - hourMs))
    .count<{ sent: number | string }[]>({ sent: "*" });

  return app.settings.mail.hourlyLimit - Number(row?.sent ?? 0);
};

/** Sends one digest once the oldest message has waited MAIL_BUNDLE_MINUTES. */
const deliverDigest = async (app: AppContext, sender: Sender, messages: OutboxMessage[]) => {
  const oldest = Math.min(...messages.map(({ created_at: at }) => new Date(at).getTime()));
  const due = oldest + app.settings.mail.digestMinutes * 60 * 1000;
  if (due <= Date.now()) return deliver(app, sender, messages);

  for (const { id } of messages) {
    await table(app)
      .where({ id, sent_at: null })
      // Messages that another instance has leased are due later.
      .andWhere("due_at", "<=", new Date())
      .update({ due_at: new Date(due) });
  }
};

/**
 * Sends due messages, oldest first. Beyond MAIL_HOURLY emails per hour and form, messages are sent
 * as digests. Failed emails are retried.
 *
 * @returns the number of messages processed, fewer if a shutdown interrupts.
 */
export const deliverDue = async (app: AppContext, sender: Sender): Promise<number> => {
  const messages: OutboxMessage[] = await table(app)
    .select("id", "form", "subject_id", "attempts", "created_at")
    .where({ sent_at: null })
    .andWhere("due_at", "<=", new Date())
    .orderBy("due_at")
    .limit(batchSize);

  let processed = 0;
  for (const form of new Set(messages.map((message) => message.form))) {
    const pending = messages.filter((message) => message.form === form);
    const remaining = Math.max(0, await remainingHourly(app, form));
    for (const message of pending.slice(0, remaining)) {
      if (app.shuttingDown) return processed;
      await deliver(app, sender, [message]);
      processed += 1;
    }
    if (app.shuttingDown) return processed;
    const digest = pending.slice(remaining);
    if (digest.length > 0) await deliverDigest(app, sender, digest);
    processed += digest.length;
  }

  return processed;
};
