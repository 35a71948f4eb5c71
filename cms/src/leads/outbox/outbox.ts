import { createTransport } from "nodemailer";

import type { AppContext } from "../../server/app-context";
import { type Poller, createPoller } from "../../server/lib/poller";

import { mailChannel } from "../mail/channel";
import { receiptChannel } from "../receipts/channel";
import { webhookChannel } from "../webhooks/channel";

import type { Channel } from "./channel";
import { type Delivery, deliverDue } from "./deliver";
import { emailTargets, messagesOf, retryGivenUp, waiting, webhookTarget } from "./messages";

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

const createMailTransport = ({ settings: { mail } }: AppContext) =>
  mail.server &&
  createTransport({
    ...mail.server,
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

/** Sends a channel's messages at an interval. */
const createDelivery = (app: AppContext, channel: Channel): Poller => {
  const delivery: Delivery = { ...channel };
  let retried = false;
  const deliver = async (): Promise<boolean> => {
    try {
      if (!retried) await retryGivenUp(app, channel.target);
      retried = true;

      return (await deliverDue(app, delivery)) > 0;
    } catch {
      app.strapi.log.error("Could not read the outbox");

      return false;
    }
  };

  return createPoller(deliver, Math.max(100, (app.settings.mail.retrySeconds * 1000) / 2));
};

/**
 * Creates the outbox, which sends pending emails and webhooks; it is woken when a message was added.
 * Each channel has a loop of its own, so that none waits for another. Without MAIL_SMTP_URL, emails
 * stay pending.
 */
export const createOutbox = (app: AppContext): Poller => {
  const transport = createMailTransport(app);
  const deliveries = [
    ...(transport ? [mailChannel(app, transport), receiptChannel(app, transport)] : []),
    ...app.settings.webhooks.map((webhook) => webhookChannel(app, webhook)),
  ].map((channel) => createDelivery(app, channel));

  return {
    start: () => {
      warnAboutSettings(app);
      // If the database cannot be read, the loops say so.
      warnAboutRemoved(app).catch(() => undefined);
      for (const delivery of deliveries) delivery.start();
    },
    wake: () => {
      for (const delivery of deliveries) delivery.wake();
    },
    stop: async () => {
      await Promise.all(deliveries.map((delivery) => delivery.stop()));
      transport?.close();
    },
  };
};
