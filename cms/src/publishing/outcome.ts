import type { AppContext } from "../app-context";

import {
  recordFailure,
  enqueueBuild,
  recordExternalRelease,
  type Build,
  findByRelease,
  findInSlot,
  findLive,
  pruneBuilds,
  listBuilds,
  markLive,
  transition,
  afterLastSuccess,
} from "./builds";
import { pruneChanges, unassignFromBuild, unassignedChanges, reassignToBuild } from "./changes";
import { changedSince, digestContent } from "./content-digest";
import { failureReason, withReasons } from "./reasons";
import { toRecordRef } from "./record-ref";
import type { RetainedRelease, Outcome } from "./types";

/** Consecutive interrupted builds after which publishing stops. */
const maxInterrupted = 3;

/** Number of stored builds. */
const maxBuilds = 100;

const isBeforeStart = (moment: Date) => moment.getTime() < Date.now() - process.uptime() * 1000;

/** True if a build began before this process, whose restart may have made it fail. */
const beganBeforeStart = ({ started_at: began }: Build) => isBeforeStart(new Date(began ?? 0));

/** Failed builds after the last success. */
const failedSinceSuccess = async (strapi: AppContext["strapi"]) =>
  afterLastSuccess(await listBuilds(strapi, maxBuilds)).filter(({ state }) => state === "failed");

/** Records the outcome of the running build. @returns false if it is of another build. */
export const finishBuild = async (app: AppContext, outcome: Outcome): Promise<boolean> => {
  const { strapi } = app;
  const build = await findInSlot(strapi, "building");
  if (!build || build.documentId !== outcome.build) return false;

  if (outcome.result === "failed" && beganBeforeStart(build)) {
    await interruptBuild(app, build);
    return true;
  }

  const { record, release = null, pages, bytes, seconds } = outcome;
  const common = { slot: null, finished_at: new Date(), seconds: seconds ?? null };
  if (outcome.result === "failed") {
    const sentence = await failureReason(app, outcome);
    const failed = {
      state: "failed" as const,
      sentence,
      failed_record: record ? await toRecordRef(strapi, record) : null,
    };
    const moved = await transition(strapi, "building", build, { ...common, ...failed });
    if (moved) strapi.log.warn(`The site was not published: ${sentence}`);

    return moved;
  }

  // Reassign first, because it is safe to repeat after a crash.
  await reassignToBuild(strapi, build, await failedSinceSuccess(strapi));
  const held = await withReasons(app, outcome.held);
  const facts = { release, pages: pages ?? null, bytes: bytes ?? null, held };
  if (!(await transition(strapi, "building", build, { ...common, ...facts, state: "previous" }))) {
    return false;
  }
  await markLive(strapi, build);
  strapi.log.info(`The site was published as release ${release ?? "(no name)"}`);
  await pruneBuilds(strapi);
  await pruneChanges(strapi);

  return true;
};

/** Records a failed build that this service did not request, such as a publisher's first. */
export const recordUnrequestedFailure = async (
  app: AppContext,
  { sentence: given, record, seconds }: Outcome,
) => {
  const { strapi } = app;
  const sentence = await failureReason(app, { record, sentence: given });
  const finished = new Date();
  await recordFailure(strapi, {
    started_at: new Date(finished.getTime() - (seconds ?? 0) * 1000),
    finished_at: finished,
    seconds: seconds ?? null,
    sentence,
    failed_record: record ? await toRecordRef(strapi, record) : null,
    fingerprint: await digestContent(strapi),
  });
  strapi.log.warn(`The site was not published: ${sentence}`);
};

const interruptedInARow = (builds: Build[]) => {
  const index = builds.findIndex(({ state }) => state !== "interrupted");

  return index < 0 ? builds.length : index;
};

/** Records that the running build was interrupted, and enqueues another. */
export const interruptBuild = async ({ strapi }: AppContext, build: Build) => {
  const before = await listBuilds(strapi, maxInterrupted + 2);
  const earlier = before.filter(({ id }) => id < build.id);
  const giveUp = interruptedInARow(earlier) >= maxInterrupted - 1;
  const moved = await transition(strapi, "building", build, {
    state: giveUp ? "failed" : "interrupted",
    slot: null,
    finished_at: new Date(),
    sentence: giveUp
      ? `The build was interrupted ${maxInterrupted} times in a row: see the publisher's log, then build again.`
      : null,
  });
  if (!moved) return;

  strapi.log.warn("A build was interrupted");
  if (giveUp) return;
  await unassignFromBuild(strapi, build);
  await enqueueBuild(strapi, build.requested_by);
};

/**
 * Digest of the content that a release was built from; null if the content may have changed since
 * the build began, also by restoring a backup while this service was stopped.
 */
const digestFor = async ({ strapi }: AppContext, { createdAt, seconds }: RetainedRelease) => {
  const began = new Date(new Date(createdAt).getTime() - (seconds ?? 0) * 1000);
  if (isBeforeStart(began) && (await listBuilds(strapi, 1)).length > 0) return null;
  if ((await unassignedChanges(strapi)).length > 0 || (await changedSince(strapi, began)))
    return null;

  return digestContent(strapi);
};

/** Records which release is live if that changed outside of this service. */
export const syncLiveRelease = async (app: AppContext, current: RetainedRelease | null) => {
  const { strapi } = app;
  const live = await findLive(strapi);
  if (!current || live?.release === current.id) return;

  const known = await findByRelease(strapi, current.id);
  if (known) {
    await markLive(strapi, known);
    return;
  }
  const failed = await failedSinceSuccess(strapi);
  const release = { ...current, held: await withReasons(app, current.held) };
  const build = await recordExternalRelease(strapi, release, await digestFor(app, current));
  await reassignToBuild(strapi, build, failed);
};
