import type { AppContext } from "../context";
import { tableOf } from "../database/rows";
import type { Form } from "../forms/forms";
import type { Values } from "../forms/validate";
import { enqueue, outboxUid } from "../outbox/enqueue";

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Mails the question once more to somebody who subscribes again and has not confirmed, since
 * the first mail may be lost: at most once a day, so that nobody can be flooded through us.
 */
export const askAgain = async ({ strapi }: AppContext, form: Form, values: Values) => {
  const unconfirmed = () =>
    tableOf(strapi, form.uid)
      .where({ name: values.name, confirmed_at: null })
      .andWhere((earlier) => {
        void earlier.whereNull("asked_at").orWhere("asked_at", "<", new Date(Date.now() - dayMs));
      });

  await strapi.db.transaction(async ({ trx }) => {
    const [row]: { document_id: string }[] = await unconfirmed()
      .transacting(trx)
      .select("document_id");
    if (!row) return;
    const taken = await unconfirmed().transacting(trx).update({ asked_at: new Date() });
    if (taken !== 1) return;

    await tableOf(strapi, outboxUid)
      .transacting(trx)
      .where({ subject_id: row.document_id })
      .delete();
    await enqueue(strapi, trx, form, row.document_id);
  });
};
