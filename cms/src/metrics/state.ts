import type { AppContext } from "../app-context";
import { tableOf } from "../database/tables";
import { readOutboxState } from "../outbox/state";
import { findInSlot, findLive, listBuilds, afterLastSuccess } from "../publishing/builds";
import { unassignedChanges } from "../publishing/changes";
import { isFull } from "../uploads/capacity";
import { cvUid } from "../uploads/claim";

/** Gauges from the database, equal on every instance, with their help texts. */
export const stateGauges = {
  outbox_waiting: "Pending emails.",
  outbox_failing: "Pending emails that failed at least once.",
  outbox_given_up: "Emails that the mail server refused for good.",
  outbox_oldest_age_seconds: "Age of the oldest pending email; 0 without one.",
  uploads_unclaimed_bytes: "Size of all CVs that no application has claimed.",
  uploads_full: "1 when no further CV is taken: a limit is reached, or the disk is full.",
  site_changes_waiting: "Published changes that are not assigned to a build.",
  site_build_waiting_seconds: "Time since the queued build became due; 0 without one.",
  site_build_running_seconds: "Time since the running build started; 0 without one.",
  site_build_failed: "1 when the last build failed, or cannot begin.",
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

const readPublishing = async ({ strapi, settings }: AppContext): Promise<State> => {
  if (!settings.publisher) return {};
  const [waiting, running, live] = [
    await findInSlot(strapi, "waiting"),
    await findInSlot(strapi, "building"),
    await findLive(strapi),
  ];
  const failed = afterLastSuccess(await listBuilds(strapi, 10)).some(
    ({ state }) => state === "failed",
  );

  return {
    site_changes_waiting: (await unassignedChanges(strapi)).length,
    site_build_waiting_seconds: ageOf(waiting?.due_at),
    site_build_running_seconds: ageOf(running?.started_at),
    site_build_failed: Number(failed || Boolean(waiting?.sentence)),
    ...(live ? { site_release_age_seconds: ageOf(live.finished_at) } : {}),
  };
};

/** Reads all gauges. */
export const readState = async (app: AppContext): Promise<State> => ({
  ...(await readOutbox(app)),
  ...(await readUploads(app)),
  ...(await readPublishing(app)),
});
