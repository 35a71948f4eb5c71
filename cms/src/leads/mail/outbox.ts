import { createTransport } from "nodemailer";

import type { AppContext } from "../../server/app-context";
import { type Poller, createPoller } from "../../server/lib/poller";

import { createMailLimits } from "../newsletter/mail-limits";

import { deliverDue } from "./deliver";
import { retryGivenUp } from "./messages";

/** Warns at startup about missing settings, which otherwise go unnoticed. */
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

/**
 * Creates the outbox, which sends pending emails; it is woken when one was added. Without
 * MAIL_SMTP_URL, messages stay pending.
 */
export const createOutbox = (app: AppContext): Poller => {
  const { server, retrySeconds } = app.settings.mail;
  const transport =
    server &&
    createTransport({
      ...server,
      // One connection for several emails; it closes when idle.
      pool: true,
      maxConnections: 1,
      maxRequeues: 1,
      idleTimeout: 15_000,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  const sender = transport && { transport, limits: createMailLimits(app) };
  let retried = false;
  const deliver = async (): Promise<boolean> => {
    if (!sender) return false;
    try {
      if (!retried) await retryGivenUp(app);
      retried = true;

      return (await deliverDue(app, sender)) > 0;
    } catch {
      app.strapi.log.error("Could not read the outbox");

      return false;
    }
  };
  const polling = createPoller(deliver, Math.max(100, (retrySeconds * 1000) / 2));

  return {
    ...polling,
    start: () => {
      warnAboutSettings(app);
      polling.start();
    },
    stop: async () => {
      await polling.stop();
      transport?.close();
    },
  };
};
