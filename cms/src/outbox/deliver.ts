import type { SendMailOptions, Transporter } from "nodemailer";

import type { AppContext } from "../context";
import type { MailLimits } from "../newsletter/mail-limits";
import { tableOf } from "../database/rows";
import { formOf } from "../forms/forms";

import { composeMail, missingSetting } from "./compose";
import { outboxUid } from "./enqueue";

type Note = {
  id: number;
  form: string;
  subject_id: string;
  attempts: number;
  created_at: Date | number;
};

/** How long one instance may take over a mail before another may try. */
const leaseMs = 5 * 60 * 1000;
const longestDelayMs = 6 * 60 * 60 * 1000;
const batch = 200;
const hourMs = 60 * 60 * 1000;

/** The delay before the next try: doubled each time, up to six hours. */
export const retryDelayMs = (attempts: number, firstSeconds: number): number =>
  Math.min(firstSeconds * 1000 * 2 ** Math.max(0, attempts - 1), longestDelayMs);

const table = ({ strapi }: AppContext) => tableOf(strapi, outboxUid);

/** Reserves a note for this instance, unless another was faster. */
const lease = async (app: AppContext, id: number): Promise<boolean> => {
  const now = new Date();
  const taken: number = await table(app)
    .where({ id, sent_at: null })
    .andWhere("due_at", "<=", now)
    .update({ due_at: new Date(now.getTime() + leaseMs) });

  return taken === 1;
};

/** What went wrong, without the server's own words: they may repeat a visitor's address. */
const reasonOf = (error: unknown): string => {
  const { code, responseCode } = error as { code?: string; responseCode?: number };

  return [code ?? "unknown", responseCode].filter(Boolean).join(" ");
};

/** One mail about all of these entries. An entry deleted in the meantime needs none. */
const compose = async (app: AppContext, notes: Note[]): Promise<SendMailOptions | undefined> => {
  const mails: SendMailOptions[] = [];
  for (const { form, subject_id: id } of notes) {
    const mail = await composeMail(app, form, id);
    if (mail) mails.push(mail);
  }
  const [first] = mails;
  if (!first || mails.length === 1) return first;

  const { replyTo: _several, messageId, ...mail } = first;
  const kind = notes[0]?.form ?? "";
  const name = formOf(kind)?.schema.info.displayName ?? kind;
  // A mail's own subject has the visitor's words in it, which belong into the quoted part.
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

/** What sends emails, and how many go to visitors. */
type Sender = { transport: Transporter; limits: MailLimits };

const send = async (app: AppContext, { transport, limits }: Sender, notes: Note[]) => {
  const kind = notes[0]?.form ?? "";
  const form = formOf(kind);
  const missing = missingSetting(app, kind);
  if (missing) throw Object.assign(new Error(), { code: missing });

  const mail = await compose(app, notes);
  if (!mail) return;
  if (form?.mailTo !== "visitor") return void (await transport.sendMail(mail));

  const { address } = mail.to as { address: string };
  if (await limits.isFull(address)) {
    return app.strapi.log.warn("An email was not sent: its mailbox got all that it gets in a day");
  }
  if (await limits.mustWait(address)) {
    throw Object.assign(new Error(), { code: "too many emails to one domain in this hour" });
  }
  await transport.sendMail(mail);
  await limits.count(address);
};

/** Sends one mail about these notes, as far as no other instance has taken them. */
const deliver = async (app: AppContext, sender: Sender, notes: Note[]) => {
  const taken: Note[] = [];
  for (const note of notes) if (await lease(app, note.id)) taken.push(note);
  if (taken.length === 0) return;

  let reason: string | undefined;
  try {
    await send(app, sender, taken);
  } catch (error) {
    reason = reasonOf(error);
  }
  for (const { id, attempts: before } of taken) {
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
      app.strapi.log.warn(`A mail waits in the outbox after ${attempts} tries: ${reason}`);
    }
  }
};

/** How many more mails about one form may go out alone in this hour: those to visitors always do. */
const leftAlone = async (app: AppContext, form: string): Promise<number> => {
  if (formOf(form)?.mailTo === "visitor") return Infinity;
  const [row] = await table(app)
    .where({ form })
    .andWhere("sent_at", ">", new Date(Date.now() - hourMs))
    .count<{ sent: number | string }[]>({ sent: "*" });

  return app.settings.mail.hourlyLimit - Number(row?.sent ?? 0);
};

/** Sends one mail about all of these, once the oldest has waited long enough for others to join it. */
const deliverTogether = async (app: AppContext, sender: Sender, notes: Note[]) => {
  const oldest = Math.min(...notes.map(({ created_at: at }) => new Date(at).getTime()));
  const due = oldest + app.settings.mail.digestMinutes * 60 * 1000;
  if (due <= Date.now()) return deliver(app, sender, notes);

  for (const { id } of notes) {
    await table(app)
      .where({ id, sent_at: null })
      // One that another instance has leased meanwhile is due later.
      .andWhere("due_at", "<=", new Date())
      .update({ due_at: new Date(due) });
  }
};

/**
 * Sends what is due, oldest first; beyond a number of mails an hour about one form the others
 * are sent together, so that a flood of messages is none of mails. A server that rejects a mail or is unavailable
 * loses nothing.
 *
 * @returns how many notes it took up: none when the service is stopping, so that
 *   nobody asks again and again for what is not sent any more.
 */
export const deliverDue = async (app: AppContext, sender: Sender): Promise<number> => {
  const notes: Note[] = await table(app)
    .select("id", "form", "subject_id", "attempts", "created_at")
    .where({ sent_at: null })
    .andWhere("due_at", "<=", new Date())
    .orderBy("due_at")
    .limit(batch);

  let taken = 0;
  for (const form of new Set(notes.map((note) => note.form))) {
    const waiting = notes.filter((note) => note.form === form);
    const alone = Math.max(0, await leftAlone(app, form));
    for (const note of waiting.slice(0, alone)) {
      if (app.shuttingDown) return taken;
      await deliver(app, sender, [note]);
      taken += 1;
    }
    if (app.shuttingDown) return taken;
    const together = waiting.slice(alone);
    if (together.length > 0) await deliverTogether(app, sender, together);
    taken += together.length;
  }

  return taken;
};
