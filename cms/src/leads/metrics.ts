import type { AppContext } from "../server/app-context";
import { tableOf } from "../server/database/tables";
import { ageOf, type Gauges } from "../server/metrics/gauges";

import { readOutboxState } from "../server/outbox/messages";
import { bytesOf, isFull } from "./cvs/capacity";
import { cvUid } from "./links/cv-link";
import { emailTargets, webhookTarget } from "./notify/targets";

const help = {
  outbox_waiting: "Pending emails.",
  outbox_failing: "Pending emails that failed at least once.",
  outbox_given_up: "Emails that the mail server refused for good.",
  outbox_oldest_age_seconds: "Age of the oldest pending email; 0 without one.",
  webhooks_waiting: "Pending messages to webhooks.",
  webhooks_failing: "Pending messages to webhooks that fail.",
  webhooks_given_up: "Messages that webhooks refused for good.",
  webhooks_oldest_age_seconds: "Age of the oldest pending message to a webhook; 0 without one.",
  uploads_unclaimed_bytes: "Size of all CVs that no application has claimed.",
  uploads_full: "1 when no further CV is taken: a limit is reached, or the disk is full.",
} as const;

/** Gauges of the outbox and of uploads. */
export const leadGauges = (app: AppContext): Gauges<keyof typeof help> => ({
  help,
  read: async () => {
    const mails = await readOutboxState(app, ...emailTargets);
    const names = app.settings.webhooks.map(({ name }) => webhookTarget(name));
    const webhooks = await readOutboxState(app, ...names);
    const unclaimed = tableOf(app.strapi, cvUid).where({ application: null });

    return {
      outbox_waiting: mails.waiting,
      outbox_failing: mails.failing,
      outbox_given_up: mails.givenUp,
      outbox_oldest_age_seconds: ageOf(mails.oldest),
      webhooks_waiting: webhooks.waiting,
      webhooks_failing: webhooks.failing,
      webhooks_given_up: webhooks.givenUp,
      webhooks_oldest_age_seconds: ageOf(webhooks.oldest),
      uploads_unclaimed_bytes: await bytesOf(unclaimed),
      uploads_full: Number(await isFull(app)),
    };
  },
});
