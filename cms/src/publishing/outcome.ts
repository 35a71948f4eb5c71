import type { AppContext } from "../context";

import {
  addFailed,
  addWaiting,
  adopt,
  type Build,
  findByRelease,
  findInSlot,
  findLive,
  forgetOldBuilds,
  listBuilds,
  makeLive,
  moveFrom,
  sinceSuccess,
} from "./builds";
import { forgetOldChanges, openAgain, openChanges, takeOver } from "./changes";
import { changedSince, digestContent } from "./content-digest";
import { nameRecord } from "./record-name";
import type { KeptRelease, Outcome } from "./types";

/** After so many builds in a row that never ended, something must be looked at first. */
const mostInterrupted = 3;

/** As many builds as are kept. */
const mostKept = 100;

const unexplained = "The build failed without saying why: see its log.";

const isBeforeStart = (moment: Date) => moment.getTime() < Date.now() - process.uptime() * 1000;

/** Whether a build began before this service did: it may have failed because nobody answered it. */
const beganBeforeStart = ({ started_at: began }: Build) => isBeforeStart(new Date(began ?? 0));

/** The builds that have failed since the last one that succeeded. */
const failedSinceSuccess = async (strapi: AppContext["strapi"]) =>
  sinceSuccess(await listBuilds(strapi, mostKept)).filter(({ state }) => state === "failed");

/** Records how the running build ended. @returns false if it is not the one that runs. */
export const finishBuild = async (app: AppContext, outcome: Outcome): Promise<boolean> => {
  const { strapi } = app;
  const build = await findInSlot(strapi, "building");
  if (!build || build.documentId !== outcome.build) return false;

  if (outcome.result === "failed" && beganBeforeStart(build)) {
    await interruptBuild(app, build);
    return true;
  }

  const { sentence = unexplained, record, release = null, pages, bytes, seconds } = outcome;
  const common = { slot: null, finished_at: new Date(), seconds: seconds ?? null };
  if (outcome.result === "failed") {
    const failed = {
      state: "failed" as const,
      sentence,
      failed_record: record ? await nameRecord(strapi, record) : null,
    };
    const moved = await moveFrom(strapi, "building", build, { ...common, ...failed });
    if (moved) strapi.log.warn(`The site was not published: ${sentence}`);

    return moved;
  }

  // First, so that it is done again when this service dies in between.
  await takeOver(strapi, build, await failedSinceSuccess(strapi));
  const facts = { release, pages: pages ?? null, bytes: bytes ?? null, held: outcome.held ?? [] };
  if (!(await moveFrom(strapi, "building", build, { ...common, ...facts, state: "previous" }))) {
    return false;
  }
  await makeLive(strapi, build);
  strapi.log.info(`The site was published as release ${release ?? "without a name"}`);
  await forgetOldBuilds(strapi);
  await forgetOldChanges(strapi);

  return true;
};

/** Records a build that failed without being asked for, as the one of a start: visitors see an earlier release. */
export const noteFailure = async (
  { strapi }: AppContext,
  { sentence = unexplained, record, seconds }: Outcome,
) => {
  const finished = new Date();
  await addFailed(strapi, {
    started_at: new Date(finished.getTime() - (seconds ?? 0) * 1000),
    finished_at: finished,
    seconds: seconds ?? null,
    sentence,
    failed_record: record ? await nameRecord(strapi, record) : null,
    fingerprint: await digestContent(strapi),
  });
  strapi.log.warn(`The site was not published: ${sentence}`);
};

const interruptedInARow = (builds: Build[]) => {
  const index = builds.findIndex(({ state }) => state !== "interrupted");

  return index < 0 ? builds.length : index;
};

/** Records that the running build came to no end, and requests another. */
export const interruptBuild = async ({ strapi }: AppContext, build: Build) => {
  const before = await listBuilds(strapi, mostInterrupted + 2);
  const earlier = before.filter(({ id }) => id < build.id);
  const giveUp = interruptedInARow(earlier) >= mostInterrupted - 1;
  const moved = await moveFrom(strapi, "building", build, {
    state: giveUp ? "failed" : "interrupted",
    slot: null,
    finished_at: new Date(),
    sentence: giveUp
      ? `The build was interrupted ${mostInterrupted} times in a row: see the publisher's log, then build again.`
      : null,
  });
  if (!moved) return;

  strapi.log.warn("A build was interrupted");
  if (giveUp) return;
  await openAgain(strapi, build);
  await addWaiting(strapi, build.requested_by);
};

/**
 * The content it was built from, if nothing has changed since its build began. Of one that was
 * made before this service started nobody knows, unless it is the first: its content may have
 * gone with the restore of a backup.
 */
const digestFor = async ({ strapi }: AppContext, { createdAt, seconds }: KeptRelease) => {
  const began = new Date(new Date(createdAt).getTime() - (seconds ?? 0) * 1000);
  if (isBeforeStart(began) && (await listBuilds(strapi, 1)).length > 0) return null;
  if ((await openChanges(strapi)).length > 0 || (await changedSince(strapi, began))) return null;

  return digestContent(strapi);
};

/** Records which release visitors see, where that changed without this service: at a first start, or by hand. */
export const followCurrent = async (app: AppContext, current: KeptRelease | null) => {
  const { strapi } = app;
  const live = await findLive(strapi);
  if (!current || live?.release === current.id) return;

  const known = await findByRelease(strapi, current.id);
  if (known) {
    await makeLive(strapi, known);
    return;
  }
  const failed = await failedSinceSuccess(strapi);
  const build = await adopt(strapi, current, await digestFor(app, current));
  await takeOver(strapi, build, failed);
};
