import type { AppContext } from "../../server/app-context";
import { salesMail } from "../../server/outbox/sales-mail";
import { type Form, forms } from "../forms/forms";

import { leadMail } from "./lead-mail";
import { receiptChannel } from "./receipt-channel";
import { webhookChannel } from "./webhook-channel";
import { composeEnd, webhookEndName } from "./webhook-end";

/** Lets the outbox send what leads cause: emails to the team, receipts, webhooks. */
export const registerNotifications = (app: AppContext) => {
  const { outbox, settings } = app;
  for (const form of Object.values<Form>(forms)) {
    if (form.mailTo !== "visitor") outbox.register(form.name, leadMail(app, form));
  }
  outbox.register(
    webhookEndName,
    salesMail(app, webhookEndName, (subjectId) => composeEnd(app, subjectId)),
  );
  outbox.addChannel((transport) => transport && receiptChannel(app, transport));
  for (const webhook of settings.webhooks) {
    outbox.addChannel(() => webhookChannel(app, webhook));
  }
};
