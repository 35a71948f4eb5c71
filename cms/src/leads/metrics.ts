import type { AppContext } from "../server/app-context";
import { tableOf } from "../server/database/tables";
import { ageOf, type Gauges } from "../server/metrics/gauges";

import { bytesOf, isFull } from "./cvs/capacity";
import { cvUid } from "./cvs/claim";
import { readOutboxState } from "./mail/messages";

const help = {
  outbox_waiting: "Pending emails.",
  outbox_failing: "Pending emails that failed at least once.",
  outbox_given_up: "Emails that the mail server refused for good.",
  outbox_oldest_age_seconds: "Age of the oldest pending email; 0 without one.",
  uploads_unclaimed_bytes: "Size of all CVs that no application has claimed.",
  uploads_full: "1 when no further CV is taken: a limit is reached, or the disk is full.",
} as const;

/** Gauges of the outbox and of uploads. */
export const leadGauges = (app: AppContext): Gauges<keyof typeof help> => ({
  help,
  read: async () => {
    const { waiting, failing, givenUp, oldest } = await readOutboxState(app);
    const unclaimed = tableOf(app.strapi, cvUid).where({ application: null });

    return {
      outbox_waiting: waiting,
      outbox_failing: failing,
      outbox_given_up: givenUp,
      outbox_oldest_age_seconds: ageOf(oldest),
      uploads_unclaimed_bytes: await bytesOf(unclaimed),
      uploads_full: Number(await isFull(app)),
    };
  },
});
