import type { AppContext } from "../context";
import { insertOnce, type Transaction } from "../database/rows";
import { enqueue } from "../outbox/enqueue";
import { assertSpace } from "../uploads/capacity";
import { claimCv, unclaimedBytes } from "../uploads/claim";

import type { Form } from "../forms/forms";
import type { Values } from "../forms/validate";
import { askAgain } from "./ask-again";
import { reusedKey, type SubmissionKey } from "./idempotency";
import type { Receipt } from "./receipt";

type Stored = Receipt & { submission_fingerprint: string | null };

/** What was stored under a key. @throws {HttpError} 422 if it was something else. */
const findReplay = async (
  { strapi }: AppContext,
  form: Form,
  submission: SubmissionKey,
): Promise<Receipt | undefined> => {
  const stored: Stored | null = await strapi.db.query(form.uid).findOne({
    select: ["id", "documentId", "submission_fingerprint"],
    where: { submission_key: submission.key },
  });
  if (!stored) return undefined;
  if (stored.submission_fingerprint !== submission.fingerprint) throw reusedKey();

  return { id: stored.id, documentId: stored.documentId };
};

const insert = async (
  app: AppContext,
  transaction: Transaction,
  form: Form,
  values: Values,
  submission: SubmissionKey | undefined,
) => {
  const { cv, ...kept } = values;
  const row = await insertOnce(app.strapi, transaction, form.uid, {
    ...kept,
    ...(form.mailTo === "visitor" && { asked_at: new Date() }),
    ...(submission && {
      submission_key: submission.key,
      submission_fingerprint: submission.fingerprint,
    }),
  });
  if (!row) return undefined;

  if (form.claims && typeof cv === "string") {
    await claimCv(app, transaction, cv, row.documentId);
  }
  await enqueue(app.strapi, transaction, form.name, row.documentId);

  return row;
};

/**
 * Stores a submission, its claim of a file and the note that it must be mailed, all or
 * nothing: the response is sent only after the database has it.
 *
 * A value that may exist only once is its own key. Another key stored with it
 * would reveal by a later response whether the value was new.
 *
 * @returns what was stored now, or earlier under the same key; undefined if a value
 *   that may exist only once did exist.
 * @throws {HttpError} 400 at `cv` when its file is gone, or there is no space for it.
 */
export const store = async (
  app: AppContext,
  form: Form,
  values: Values,
  submission: SubmissionKey | undefined,
): Promise<Receipt | undefined> => {
  const key = form.onceBy ? undefined : submission;
  if (form.claims && typeof values.cv === "string") {
    const bytes = await unclaimedBytes(app, values.cv);
    // A second try of one post has claimed its file already.
    if (bytes > 0) await assertSpace(app, "cv", bytes);
  }
  const stored = await app.strapi.db.transaction(({ trx }) => insert(app, trx, form, values, key));
  if (stored) return stored;

  if (form.mailTo === "visitor") await askAgain(app, form, values);

  return key && findReplay(app, form, key);
};
