import type { SendMailOptions } from "nodemailer";

import type { AppContext } from "../../server/app-context";
import type { MailKind } from "../../server/outbox/registry";
import { forms } from "../forms/forms";

import { subscriptionLink } from "../links/subscription-link";

type Subscription = { documentId: string; name: string; confirmed_at: string | null };

/**
 * Composes the confirmation email of a subscription (double opt-in).
 *
 * @returns undefined if it is confirmed.
 */
const composeConfirmation = (
  app: AppContext,
  { documentId, name, confirmed_at: confirmed }: Subscription,
): SendMailOptions | undefined => {
  if (confirmed) return undefined;
  const unsubscribe = subscriptionLink(app, "unsubscribe", documentId);
  const site = new URL(app.settings.siteOrigins[0] ?? "").host;

  return {
    to: { name: "", address: name },
    subject: `Please confirm your subscription to the newsletter of ${site}`,
    text: [
      `Somebody, probably you, entered this address for the newsletter of ${site}.`,
      `To subscribe, open this page and press the button:\n${subscriptionLink(app, "confirm", documentId)}`,
      "If it wasn’t you, do nothing: without a confirmation we delete the address within seven days and send it no newsletter.",
      `To delete it now:\n${unsubscribe}`,
    ].join("\n\n"),
    messageId: `${forms.subscribe.name}.${documentId}`,
    headers: {
      "List-Unsubscribe": `<${unsubscribe}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
};

/** The emails by which subscribers confirm their subscription. */
export const confirmationMail = (app: AppContext): MailKind => ({
  name: forms.subscribe.schema.info.displayName,
  receiver: "visitor",
  findMissing: () => (app.settings.publicUrl ? undefined : "CMS_PUBLIC_URL is not set"),
  compose: async (documentId) => {
    const subscription: Subscription | null = await app.strapi.db
      .query(forms.subscribe.uid)
      .findOne({ where: { documentId } });

    return subscription ? composeConfirmation(app, subscription) : undefined;
  },
});
