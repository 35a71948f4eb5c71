import type { SendMailOptions } from "nodemailer";

import type { AppContext } from "../../server/app-context";

import { subscriptionLink } from "./links";

type Subscription = { documentId: string; name: string; confirmed_at: string | null };

/**
 * Composes the confirmation email of a subscription (double opt-in).
 *
 * @returns undefined if it is confirmed.
 */
export const composeConfirmation = (
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
    headers: {
      "List-Unsubscribe": `<${unsubscribe}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
};
