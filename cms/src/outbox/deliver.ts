import type { Transporter } from "nodemailer";

import type { AppContext } from "../context";
import { tableOf } from "../database/rows";
import { formOf } from "../forms/forms";

import { composeMail, missingSetting } from "./compose";
import { outboxUid } from "./enqueue";

type Note = { id: number; form: string; subject_id: string; attempts: number };

/** How long one instance may take over a mail before another may try. */
const leaseMs = 5 * 60 * 1000;
const longestDelayMs = 6 * 60 * 60 * 1000;
const batch = 20;

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

const send = async (app: AppContext, transport: Transporter, note: Note) => {
  const form = formOf(note.form);
  const missing = form && missingSetting(app, form);
  if (missing) throw Object.assign(new Error(), { code: missing });

  const mail = await composeMail(app, note.form, note.subject_id);
  // An entry deleted in the meantime needs no mail.
  if (mail) await transport.sendMail(mail);
};

const deliverOne = async (app: AppContext, transport: Transporter, note: Note) => {
  if (!(await lease(app, note.id))) return;

  const attempts = note.attempts + 1;
  try {
    await send(app, transport, note);
    await table(app)
      .where({ id: note.id })
      .update({ attempts, sent_at: new Date(), last_error: null });
  } catch (error) {
    const delay = retryDelayMs(attempts, app.settings.mail.retrySeconds);
    await table(app)
      .where({ id: note.id })
      .update({
        attempts,
        last_error: reasonOf(error),
        due_at: new Date(Date.now() + delay),
      });
    app.strapi.log.warn(`A mail waits in the outbox after ${attempts} tries: ${reasonOf(error)}`);
  }
};

/**
 * Sends what is due, oldest first. A server that rejects a mail or is unavailable
 * loses nothing.
 *
 * @returns how many notes it took up: none when the service is stopping, so that
 *   nobody asks again and again for what is not sent any more.
 */
export const deliverDue = async (app: AppContext, transport: Transporter): Promise<number> => {
  const notes: Note[] = await table(app)
    .select("id", "form", "subject_id", "attempts")
    .where({ sent_at: null })
    .andWhere("due_at", "<=", new Date())
    .orderBy("due_at")
    .limit(batch);

  let taken = 0;
  for (const note of notes) {
    if (app.stopping) break;
    await deliverOne(app, transport, note);
    taken += 1;
  }

  return taken;
};
