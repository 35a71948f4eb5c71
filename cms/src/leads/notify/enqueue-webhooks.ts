import type { AppContext } from "../../server/app-context";
import type { Transaction } from "../../server/database/tables";
import { type Form, mailKind } from "../forms/forms";
import { enqueue } from "../../server/outbox/messages";

import { webhookTarget } from "./targets";

/** Adds an outbox message for each webhook that wants this lead, in the lead's transaction. */
export const enqueueWebhooks = async (
  { strapi, settings }: AppContext,
  transaction: Transaction,
  form: Form,
  lead: Record<string, unknown> & { documentId: string },
) => {
  const kind = mailKind(form, lead);
  for (const { name, forms } of settings.webhooks) {
    if (!forms.includes(form.name) && !forms.includes(kind)) continue;
    await enqueue(strapi, transaction, kind, lead.documentId, webhookTarget(name));
  }
};
