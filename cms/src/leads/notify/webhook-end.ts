import type { SendMailOptions } from "nodemailer";

import type { AppContext } from "../../server/app-context";
import { enqueue } from "../../server/outbox/messages";

/** Kind of outbox messages about a webhook that wants no more messages. */
export const webhookEndName = "webhook-end";

/** Adds an outbox message to sales about a webhook that wants no more messages, once a day in UTC. */
export const enqueueEnd = ({ strapi }: AppContext, name: string) => {
  const [day] = new Date().toISOString().split("T");

  return strapi.db.transaction(({ trx }) => enqueue(strapi, trx, webhookEndName, `${name} ${day}`));
};

/**
 * Composes the email about a webhook that wants no more messages.
 *
 * @param subjectId as `enqueueEnd` creates it.
 */
export const composeEnd = ({ settings }: AppContext, subjectId: string): SendMailOptions => {
  const [name = ""] = subjectId.split(" ");

  return {
    to: settings.mail.sales,
    subject: `Leads no longer go to the webhook ${name}`,
    text: [
      `The server of the webhook "${name}" answered 410: it wants no more messages. Nothing is lost: the messages are in the panel.`,
      "Tell the website’s administrator: correct or remove the webhook in LEADS_WEBHOOKS. The next start of the CMS sends what it missed.",
    ].join("\n\n"),
    messageId: `${webhookEndName}.${subjectId.replace(" ", ".")}`,
  };
};
