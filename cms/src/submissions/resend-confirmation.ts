import type { AppContext } from "../app-context";
import { tableOf } from "../database/rows";
import type { Form } from "../forms/forms";
import type { FormValues } from "../forms/validate";
import { enqueue, outboxUid } from "../outbox/enqueue";

const dayMs = 24 * 60 * 60 * 1000;

type Unconfirmed = { document_id: string; asked_at: Date | number };

/**
 * Resends the confirmation email to an unconfirmed subscriber who subscribes again: once, a day
 * later at the earliest, so that nobody is flooded. `asked_at` and the deadline stay; an outbox
 * message that is more than a day younger is the second email's.
 */
export const resendConfirmation = async (
  { strapi }: AppContext,
  form: Form,
  values: FormValues,
) => {
  const unconfirmed = () =>
    tableOf(strapi, form.uid).where({ name: values.name, confirmed_at: null });

  await strapi.db.transaction(async ({ trx }) => {
    const [row]: Unconfirmed[] = await unconfirmed()
      .transacting(trx)
      .select("document_id", "asked_at");
    if (!row) return;
    const now = new Date();
    const next = new Date(new Date(row.asked_at).getTime() + dayMs);
    if (next > now) return;

    const messages: number = await tableOf(strapi, outboxUid)
      .transacting(trx)
      .where({ subject_id: row.document_id })
      .andWhere("created_at", "<", next)
      .delete();
    if (messages === 1) await enqueue(strapi, trx, form.name, row.document_id);
  });
};
