import type { Core } from "@strapi/strapi";

import { insertIfAbsent } from "../../server/database/insert-if-absent";
import type { Transaction } from "../../server/database/tables";

export const outboxUid = "api::outbox-message.outbox-message";

/**
 * Adds an outbox message in the lead's transaction. It references the lead and copies no data, so
 * deleting the lead deletes all of it.
 *
 * @param kind the name of a form, or the schedule.
 * @param subjectId of the lead or the failure; one email each.
 */
export const enqueue = async (
  strapi: Core.Strapi,
  transaction: Transaction,
  kind: string,
  subjectId: string,
) => {
  await insertIfAbsent(strapi, transaction, outboxUid, {
    form: kind,
    subject_id: subjectId,
    attempts: 0,
    due_at: new Date(),
  });
};
