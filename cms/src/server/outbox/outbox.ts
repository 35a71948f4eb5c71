import type { AppContext } from "../app-context";
import { type Poller, createPoller } from "../lib/poller";

import type { Channel } from "./channel";
import { type Delivery, deliverDue } from "./deliver";
import { mailChannel } from "./mail-channel";
import { retryGivenUp } from "./messages";
import { createMailTransport } from "./transport";

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
 * Starts the outbox, which sends what is due to each registered receiver. Each channel has a loop of
 * its own, so that none waits for another. Without MAIL_SMTP_URL, emails stay pending.
 *
 * @returns a function that stops it after the current attempts.
 */
export const startOutbox = (app: AppContext) => {
  const { settings, outbox } = app;
  const transport = settings.mail.server && createMailTransport(settings.mail.server);
  const deliveries = [
    ...(transport ? [mailChannel(app, transport)] : []),
    ...outbox.channels.flatMap((create) => create(transport) ?? []),
  ].map((channel) => createDelivery(app, channel));
  outbox.wake = () => {
    for (const delivery of deliveries) delivery.wake();
  };
  for (const delivery of deliveries) delivery.start();

  return async () => {
    await Promise.all(deliveries.map((delivery) => delivery.stop()));
    transport?.close();
  };
};
