import type { AppContext } from "../app-context";
import { tableOf } from "../database/tables";
import { readOutboxState } from "../outbox/state";
import type { Publishing } from "../publishing/publishing";
import { readView } from "../publishing/view";
import { isFull } from "../uploads/capacity";
import { cvUid } from "../uploads/claim";

/** Gauges from database and publisher, equal on every instance, with their help texts. */
export const stateGauges = {
  outbox_waiting: "Pending emails.",
  outbox_failing: "Pending emails that failed at least once.",
  outbox_given_up: "Emails that the mail server refused for good.",
  outbox_oldest_age_seconds: "Age of the oldest pending email; 0 without one.",
  uploads_unclaimed_bytes: "Size of all CVs that no application has claimed.",
  uploads_full: "1 when no further CV is taken: a limit is reached, or the disk is full.",
  site_changes_waiting: "Published changes that are not live.",
  site_build_waiting_seconds: "Time since the next build was queued; 0 without one.",
  site_build_running_seconds: "Time since the running build started; 0 without one.",
  site_build_failed: "1 when the last build failed, or the publisher cannot work.",
  site_release_age_seconds: "Age of the live release.",
} as const;

export type State = Partial<Record<keyof typeof stateGauges, number>>;

/** Databases return times as text, number or Date. */
const ageOf = (moment: unknown) =>
  moment ? Math.max(0, (Date.now() - new Date(moment as string).getTime()) / 1000) : 0;

const readOutbox = async (app: AppContext): Promise<State> => {
  const { waiting, failing, givenUp, oldest } = await readOutboxState(app);

  return {
    outbox_waiting: waiting,
    outbox_failing: failing,
    outbox_given_up: givenUp,
    outbox_oldest_age_seconds: ageOf(oldest),
  };
};

const readUploads = async (app: AppContext): Promise<State> => {
  const unclaimed = tableOf(app.strapi, cvUid).where({ application: null });
  const [row] = await unclaimed.sum({ bytes: "size" });

  return {
    uploads_unclaimed_bytes: Number(row?.bytes ?? 0),
    uploads_full: Number(await isFull(app)),
  };
};

const readPublishing = async (app: AppContext, { publisher }: Publishing): Promise<State> => {
  if (!publisher) return {};
  const view = await readView(app, publisher);
  const { pending, waiting, building, failed, live } = view;

  return {
    site_changes_waiting: pending.length,
    site_build_waiting_seconds: ageOf(waiting?.queuedAt),
    site_build_running_seconds: ageOf(building?.startedAt),
    site_build_failed: Number(Boolean(failed ?? view.unavailable ?? view.problem)),
    ...(live ? { site_release_age_seconds: ageOf(live.finishedAt) } : {}),
  };
};

/** Reads all gauges. */
export const readState = async (app: AppContext, publishing: Publishing): Promise<State> => ({
  ...(await readOutbox(app)),
  ...(await readUploads(app)),
  ...(await readPublishing(app, publishing)),
});
