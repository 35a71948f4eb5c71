import type { Core } from "@strapi/strapi";
import type { Transporter } from "nodemailer";

import { formOf } from "../forms/forms";
import { visitorGates } from "../visitor-gates";

import { composeMail, recipientOf } from "./compose";
import { outboxUid } from "./enqueue";

type Note = { id: number; form: string; subject_id: string; attempts: number };

/** How long one instance may take over a mail before another may try. */
const leaseMs = 5 * 60 * 1000;
const longestPauseMs = 6 * 60 * 60 * 1000;
const batch = 20;

/** The pause before the next try: doubled each time, up to six hours. */
export const pauseMs = (attempts: number, firstSeconds: number): number =>
  Math.min(firstSeconds * 1000 * 2 ** Math.max(0, attempts - 1), longestPauseMs);

const table = (strapi: Core.Strapi) =>
  strapi.db.getConnection(strapi.db.metadata.get(outboxUid).tableName);

/** Takes a note for this instance, unless another was faster. */
const lease = async (strapi: Core.Strapi, id: number): Promise<boolean> => {
  const now = new Date();
  const taken: number = await table(strapi)
    .where({ id, sent_at: null })
    .andWhere("due_at", "<=", now)
    .update({ due_at: new Date(now.getTime() + leaseMs) });

  return taken === 1;
};

/** What went wrong, without the words of the server: they may repeat a visitor's address. */
const reasonOf = (error: unknown): string => {
  const { code, responseCode } = error as { code?: string; responseCode?: number };

  return [code ?? "unknown", responseCode].filter(Boolean).join(" ");
};

const send = async (strapi: Core.Strapi, transport: Transporter, note: Note) => {
  const form = formOf(note.form);
  if (form && !recipientOf(form)) throw Object.assign(new Error(), { code: "no recipient set" });

  const mail = await composeMail(strapi, note.form, note.subject_id);
  // A record deleted in the meantime needs no mail.
  if (mail) await transport.sendMail(mail);
};

const deliverOne = async (strapi: Core.Strapi, transport: Transporter, note: Note) => {
  if (!(await lease(strapi, note.id))) return;

  const attempts = note.attempts + 1;
  try {
    await send(strapi, transport, note);
    await table(strapi)
      .where({ id: note.id })
      .update({ attempts, sent_at: new Date(), last_error: null });
  } catch (error) {
    const { retrySeconds } = visitorGates().settings.mail;
    await table(strapi)
      .where({ id: note.id })
      .update({
        attempts,
        last_error: reasonOf(error),
        due_at: new Date(Date.now() + pauseMs(attempts, retrySeconds)),
      });
    strapi.log.warn(`A mail waits in the outbox after ${attempts} tries: ${reasonOf(error)}`);
  }
};

/** Sends what is due, oldest first. A server that refuses or is away loses nothing. */
export const deliverDue = async (strapi: Core.Strapi, transport: Transporter): Promise<number> => {
  const notes: Note[] = await table(strapi)
    .select("id", "form", "subject_id", "attempts")
    .where({ sent_at: null })
    .andWhere("due_at", "<=", new Date())
    .orderBy("due_at")
    .limit(batch);

  for (const note of notes) {
    if (visitorGates().stopping) break;
    await deliverOne(strapi, transport, note);
  }

  return notes.length;
};
