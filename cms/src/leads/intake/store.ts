import type { AppContext } from "../../server/app-context";
import { insertIfAbsent } from "../../server/database/insert-if-absent";
import { tableOf, type Transaction } from "../../server/database/tables";
import { HttpError } from "../../server/http/errors";
import { enqueue, sendAgain } from "../../server/outbox/messages";
import { receiptTarget } from "../notify/targets";
import { assertSpace } from "../cvs/capacity";
import { claimCv, unclaimedBytes } from "../cvs/claim";
import { enqueueWebhooks } from "../notify/enqueue-webhooks";

import { type Form, mailKind } from "../forms/forms";
import type { FormValues } from "../forms/validate";
import type { IdempotencyKey } from "../../server/proof-of-work/challenges";

type Options = {
  submission: IdempotencyKey | undefined;
  /** True if the visitor gets a receipt by email. */
  hasReceipt: boolean;
};

/** The response to an accepted submission. */
export type Reference = { id: number; documentId: string };

type Stored = Reference & { submission_fingerprint: string | null };

/** The lead stored under a key. @throws {HttpError} 422 if its payload differs. */
const findReplay = async (
  { strapi }: AppContext,
  form: Form,
  submission: IdempotencyKey,
): Promise<Reference | undefined> => {
  const stored: Stored | null = await strapi.db.query(form.uid).findOne({
    select: ["id", "documentId", "submission_fingerprint"],
    where: { submission_key: submission.key },
  });
  if (!stored) return undefined;
  if (stored.submission_fingerprint !== submission.fingerprint) {
    // The response of the first payload would lose this one.
    throw new HttpError(
      422,
      "UnprocessableEntityError",
      "A different message was already sent under this key. Please send it again as a new one.",
    );
  }

  return { id: stored.id, documentId: stored.documentId };
};

const insert = async (
  app: AppContext,
  transaction: Transaction,
  form: Form,
  values: FormValues,
  { submission, hasReceipt }: Options,
) => {
  const { cv, ...stored } = values;
  const row = await insertIfAbsent(app.strapi, transaction, form.uid, {
    ...stored,
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
  const kind = mailKind(form, values);
  await enqueue(app.strapi, transaction, kind, row.documentId);
  if (hasReceipt) await enqueue(app.strapi, transaction, kind, row.documentId, receiptTarget);
  // A subscription counts only once it is confirmed (newsletter/handlers.ts).
  if (form.mailTo !== "visitor") {
    await enqueueWebhooks(app, transaction, form, { ...values, documentId: row.documentId });
  }

  return row;
};

/**
 * Stores a lead, its claim of a file and its outbox messages in one transaction.
 *
 * A form with a unique value stores no idempotency key: a later response would reveal whether the
 * value was new.
 *
 * @returns the lead stored now, or earlier under the same key; undefined if its unique value
 *   existed.
 * @throws {HttpError} 400 at `cv` if its file is missing or storage is full.
 */
export const store = async (
  app: AppContext,
  form: Form,
  values: FormValues,
  { submission, hasReceipt }: Options,
): Promise<Reference | undefined> => {
  const key = form.uniqueBy ? undefined : submission;
  if (form.claims && typeof values.cv === "string") {
    const bytes = await unclaimedBytes(app, values.cv);
    // The first try of a submission may have claimed its file already.
    if (bytes > 0) await assertSpace(app, "cv", bytes);
  }
  const stored = await app.strapi.db.transaction(({ trx }) =>
    insert(app, trx, form, values, { submission: key, hasReceipt }),
  );
  if (stored) return stored;

  // No confirmation email is composed for a confirmed subscription.
  if (form.mailTo === "visitor" && form.uniqueBy) {
    const known = { [form.uniqueBy]: values[form.uniqueBy] };
    await sendAgain(app, tableOf(app.strapi, form.uid).where(known).select("document_id"));
  }

  return key && findReplay(app, form, key);
};
