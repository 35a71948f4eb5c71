import type { Core } from "@strapi/strapi";

import { insertOnce, type Transaction } from "../database/rows";
import type { Form } from "../forms/forms";

export const outboxUid = "api::outbox-message.outbox-message";

/**
 * Records, together with the entry, that somebody must be mailed about it. The
 * note names the entry and repeats nothing of it: what a visitor sent is in one
 * place only, and gone when it is deleted there.
 */
export const enqueue = async (
  strapi: Core.Strapi,
  transaction: Transaction,
  form: Form,
  documentId: string,
) => {
  await insertOnce(strapi, transaction, outboxUid, {
    form: form.name,
    subject_id: documentId,
    attempts: 0,
    due_at: new Date(),
  });
};
