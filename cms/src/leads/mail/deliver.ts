import type { Transporter } from "nodemailer";

import type { AppContext } from "../../server/app-context";
import type { MailLimits } from "../newsletter/mail-limits";
import { formOfKind } from "../forms";
import { isPermanent, mailProblem } from "../../server/lib/mail-transport";

import { composeOne, missingSetting } from "./compose";
import {
  lease,
  messagesOf,
  type OutboxMessage,
  recordFailure,
  recordSent,
  waiting,
} from "./messages";

const batchSize = 200;
const hourMs = 60 * 60 * 1000;

/** SMTP transport, the limits of emails to visitors, and the problem that is in the log. */
type Sender = { transport: Transporter; limits: MailLimits; problem?: string | undefined };

const send = async (app: AppContext, { transport, limits }: Sender, messages: OutboxMessage[]) => {
  const kind = messages[0]?.form ?? "";
  const { form } = formOfKind(kind);
  const missing = await missingSetting(app, kind);
  if (missing) throw Object.assign(new Error(), { code: missing });

  const mail = await composeOne(app, messages);
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

/** Logs a problem once, until an email is sent. */
const report = ({ strapi }: AppContext, sender: Sender, problem?: string, attempts?: number) => {
  if (problem === undefined && sender.problem) strapi.log.info("Emails are sent again");
  if (problem !== undefined && problem !== sender.problem) {
    strapi.log.warn(`Email not sent (attempt ${attempts}): ${problem}`);
  }
  sender.problem = problem;
};

/** Sends one email for leased messages; one each if the server refuses it, as others may be the cause. */
const attempt = async (app: AppContext, sender: Sender, leased: OutboxMessage[]): Promise<void> => {
  try {
    await send(app, sender, leased);
  } catch (error) {
    const failure = { reason: mailProblem(error), permanent: isPermanent(error) };
    if (failure.permanent && leased.length > 1) {
      for (const message of leased) await attempt(app, sender, [message]);

      return;
    }
    for (const message of leased) {
      if (await recordFailure(app, message, failure)) {
        app.strapi.log.error(
          `Email about ${message.form} ${message.subject_id} given up: ${failure.reason}`,
        );
      } else report(app, sender, failure.reason, message.attempts + 1);
    }

    return;
  }
  report(app, sender);
  for (const message of leased) await recordSent(app, message);
};

/** Sends one email for the messages that this instance can lease. */
const deliver = async (app: AppContext, sender: Sender, messages: OutboxMessage[]) => {
  const leased: OutboxMessage[] = [];
  for (const message of messages) if (await lease(app, message.id)) leased.push(message);
  if (leased.length > 0) await attempt(app, sender, leased);
};

/** Remaining single emails of a form in this hour; unlimited to visitors. */
const remainingHourly = async (app: AppContext, form: string): Promise<number> => {
  if (formOfKind(form).form?.mailTo === "visitor") return Infinity;
  const [row] = await messagesOf(app)
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
    await messagesOf(app)
      .where({ id, ...waiting })
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
  const messages: OutboxMessage[] = await messagesOf(app)
    .select("id", "form", "subject_id", "attempts", "created_at")
    .where(waiting)
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
