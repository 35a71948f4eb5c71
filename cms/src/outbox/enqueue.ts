import type { Core } from "@strapi/strapi";

import { insertOnce, type Transaction } from "../database/rows";

export const outboxUid = "api::outbox-message.outbox-message";

/**
 * Records, together with the entry, that somebody must be mailed about it. The
 * note names the entry and repeats nothing of it: what a visitor sent is in one
 * place only, and gone when it is deleted there.
 *
 * @param kind what the mail is about: the name of a form, or the schedule.
 * @param subjectId of each, there is one mail.
 */
export const enqueue = async (
  strapi: Core.Strapi,
  transaction: Transaction,
  kind: string,
  subjectId: string,
) => {
  await insertOnce(strapi, transaction, outboxUid, {
    form: kind,
    subject_id: subjectId,
    attempts: 0,
    due_at: new Date(),
  });
};
