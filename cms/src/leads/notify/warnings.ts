import type { AppContext } from "../../server/app-context";
import { messagesOf, waiting } from "../../server/outbox/messages";

import { emailTargets, webhookTarget } from "./targets";

const warnAboutSettings = ({ strapi, settings: { mail, publicUrl } }: AppContext) => {
  const needed = { MAIL_SMTP_URL: mail.server, MAIL_SALES: mail.sales, MAIL_HR: mail.hr };
  const missing = Object.entries(needed)
    .filter(([, value]) => !value)
    .map(([name]) => name);

  if (missing.length > 0) {
    strapi.log.warn(`Emails about leads stay in the outbox: set ${missing.join(", ")}`);
  }
  if (!mail.server || !publicUrl) {
    strapi.log.warn(
      "Newsletter subscriptions stay unconfirmed: set MAIL_SMTP_URL and CMS_PUBLIC_URL to send confirmation emails",
    );
  }
  if (mail.server && mail.hr && !publicUrl) {
    strapi.log.warn("Emails about applications do not link to CVs: set CMS_PUBLIC_URL");
  }
};

/** Warns about messages to webhooks that were removed from the settings: they wait until their lead is deleted. */
const warnAboutRemoved = async (app: AppContext) => {
  const known = [...emailTargets, ...app.settings.webhooks.map(({ name }) => webhookTarget(name))];
  const removed: string[] = await messagesOf(app)
    .where(waiting)
    .whereNotIn("target", known)
    .distinct("target")
    .pluck("target");
  if (removed.length > 0) {
    app.strapi.log.warn(
      `Leads wait for webhooks that LEADS_WEBHOOKS does not have: ${removed.join(", ")}`,
    );
  }
};

/** Warns at startup about what nobody is told because of a setting, which otherwise goes unnoticed. */
export const warnAboutUnsent = (app: AppContext) => {
  warnAboutSettings(app);
  // If the database cannot be read, the outbox says so.
  warnAboutRemoved(app).catch(() => undefined);
};
