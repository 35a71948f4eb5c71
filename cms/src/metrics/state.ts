import type { AppContext } from "../context";
import { tableOf } from "../database/rows";
import { outboxUid } from "../outbox/enqueue";
import { findInSlot, findLive, listBuilds, afterLastSuccess } from "../publishing/builds";
import { unassignedChanges } from "../publishing/changes";
import { isFull } from "../uploads/capacity";
import { cvUid } from "../uploads/claim";

/** Gauges from the database, equal on every instance, with their help texts. */
export const stateGauges = {
  outbox_waiting: "Emails that are not sent yet.",
  outbox_failing: "Emails that were tried and are not sent yet.",
  outbox_oldest_age_seconds: "Age of the oldest email that is not sent yet; 0 when none waits.",
  uploads_unclaimed_bytes: "Size of the CVs that wait for their application.",
  uploads_full: "1 when no further CV is taken: a limit is reached, or the disk is full.",
  site_changes_waiting: "Published changes that no build has taken up.",
  site_build_waiting_seconds: "How long a build has been due; 0 when none waits.",
  site_build_running_seconds: "How long the running build has taken so far; 0 when none runs.",
  site_build_failed: "1 when the last build failed, or cannot begin.",
  site_release_age_seconds: "Age of the release that visitors see.",
} as const;

export type State = Partial<Record<keyof typeof stateGauges, number>>;

/** Databases return times as text, number or Date. */
const ageOf = (moment: unknown) =>
  moment ? Math.max(0, (Date.now() - new Date(moment as string).getTime()) / 1000) : 0;

const readOutbox = async ({ strapi }: AppContext): Promise<State> => {
  const waiting = () => tableOf(strapi, outboxUid).where({ sent_at: null });
  const [all] = await waiting().count({ n: "*" });
  const [first] = await waiting().orderBy("created_at").limit(1).select("created_at");
  const [failing] = await waiting().andWhere("attempts", ">", 0).count({ n: "*" });

  return {
    outbox_waiting: Number(all?.n),
    outbox_failing: Number(failing?.n),
    outbox_oldest_age_seconds: ageOf(first?.created_at),
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
