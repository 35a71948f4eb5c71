import type { Core } from "@strapi/strapi";

import { insertOnce, type Transaction } from "../database/rows";
import { enqueue } from "../outbox/enqueue";
import { claimCv } from "../uploads/claim";

import type { Form } from "../forms/forms";
import type { Values } from "../forms/validate";
import { refuseReusedKey, type SubmissionKey } from "./idempotency";
import type { Receipt } from "./receipt";

type Stored = Receipt & { submission_print: string | null };

/** What was stored under a key. @throws {Refusal} 422 when it was something else. */
const findReplay = async (
  strapi: Core.Strapi,
  form: Form,
  submission: SubmissionKey,
): Promise<Receipt | undefined> => {
  const stored: Stored | null = await strapi.db.query(form.uid).findOne({
    select: ["id", "documentId", "submission_print"],
    where: { submission_key: submission.key },
  });
  if (!stored) return undefined;
  if (stored.submission_print !== submission.print) throw refuseReusedKey();

  return { id: stored.id, documentId: stored.documentId };
};

const insert = async (
  strapi: Core.Strapi,
  transaction: Transaction,
  form: Form,
  values: Values,
  submission: SubmissionKey | undefined,
) => {
  const { cv, ...kept } = values;
  const row = await insertOnce(strapi, transaction, form.uid, {
    ...kept,
    ...(submission && { submission_key: submission.key, submission_print: submission.print }),
  });
  if (!row) return undefined;

  if (form.claims && typeof cv === "string") {
    await claimCv(strapi, transaction, cv, row.documentId);
  }
  if (form.mailTo) await enqueue(strapi, transaction, form, row.documentId);

  return row;
};

/**
 * Stores a submission, its claim of a file and its mail to be sent, all or
 * nothing: an answer goes out only after the database has it.
 *
 * A value that may be there only once is its own key. Another key stored with it
 * would tell by a later answer whether the value was new.
 *
 * @returns what was stored now, or earlier under the same key; undefined where a
 *   value that may be there only once was there already.
 */
export const store = async (
  strapi: Core.Strapi,
  form: Form,
  values: Values,
  submission: SubmissionKey | undefined,
): Promise<Receipt | undefined> => {
  const key = form.onceBy ? undefined : submission;
  const stored = await strapi.db.transaction(({ trx }) => insert(strapi, trx, form, values, key));
  if (stored) return stored;

  return key && findReplay(strapi, form, key);
};
