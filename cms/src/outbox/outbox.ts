import { createTransport } from "nodemailer";

import type { AppContext } from "../context";
import { type Poller, createPoller } from "../lib/poller";

import { createMailLimits } from "../newsletter/mail-limits";

import { deliverDue } from "./deliver";

/** Mail that waits until it is sent: it is woken when something was added. */
export type Outbox = Poller;

const poll = (app: AppContext, deliver: () => Promise<number>): Outbox =>
  createPoller(
    async () => {
      try {
        return (await deliver()) > 0;
      } catch {
        app.strapi.log.error("The outbox could not be read");

        return false;
      }
    },
    Math.max(100, (app.settings.mail.retrySeconds * 1000) / 2),
  );

/** Reports once what keeps leads from reaching somebody: nobody would miss their mails otherwise. */
const warnAboutSettings = ({ strapi, settings: { mail, publicUrl } }: AppContext) => {
  const needed = { MAIL_SMTP_URL: mail.smtpUrl, MAIL_SALES: mail.sales, MAIL_HR: mail.hr };
  const missing = Object.entries(needed)
    .filter(([, value]) => !value)
    .map(([name]) => name);

  if (missing.length > 0) {
    strapi.log.warn(
      `Mails about what visitors send wait in the outbox: ${missing.join(", ")} not set`,
    );
  }
  if (!mail.smtpUrl || !publicUrl) {
    strapi.log.warn(
      "Subscriptions to the newsletter stay unconfirmed: no mail asks for the confirmation before MAIL_SMTP_URL and CMS_PUBLIC_URL are set",
    );
  }
  if (mail.smtpUrl && mail.hr && !publicUrl) {
    strapi.log.warn(
      "CMS_PUBLIC_URL is not set, so mails about applications point to the admin panel instead of linking to the CV",
    );
  }
};

/**
 * Makes the outbox. Without a mail server in the settings nothing is sent, and
 * what waits goes on waiting.
 */
export const createOutbox = (app: AppContext): Outbox => {
  const { smtpUrl } = app.settings.mail;
  const transport =
    smtpUrl &&
    createTransport({
      url: smtpUrl,
      // One mail after another over one connection, which a pause ends.
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
  const limits = createMailLimits(app);
  const polling = transport && poll(app, () => deliverDue(app, { transport, limits }));
  const outbox: Outbox = polling
    ? {
        ...polling,
        stop: async () => {
          await polling.stop();
          transport.close();
        },
      }
    : { start: () => undefined, wake: () => undefined, stop: () => Promise.resolve() };

  return {
    ...outbox,
    start: () => {
      warnAboutSettings(app);
      outbox.start();
    },
  };
};
