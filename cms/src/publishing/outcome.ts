import type { AppContext } from "../context";

import {
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
} from "./builds";
import { forgetOldChanges, openAgain, openChanges } from "./changes";
import { findNamedRecord } from "./failed-record";
import { changedSince, fingerprintOf } from "./fingerprint";
import type { KeptRelease, Outcome } from "./types";

/** After so many builds in a row that never ended, something must be looked at first. */
const mostInterrupted = 3;

const unexplained = "The build failed without saying why: see its log.";

/** Whether a build began before this service did: it may have failed because nobody answered it. */
const beganBeforeStart = ({ started_at: began }: Build) =>
  new Date(began ?? 0).getTime() < Date.now() - process.uptime() * 1000;

/** Records how the running build ended. @returns false if it is not the one that runs. */
export const finishBuild = async (app: AppContext, outcome: Outcome): Promise<boolean> => {
  const { strapi } = app;
  const build = await findInSlot(strapi, "building");
  if (!build || build.documentId !== outcome.build) return false;

  if (outcome.result === "failed" && beganBeforeStart(build)) {
    await interruptBuild(app, build);
    return true;
  }

  const { sentence = unexplained, release = null, pages, bytes, seconds } = outcome;
  const common = { slot: null, finished_at: new Date(), seconds: seconds ?? null };
  if (outcome.result === "failed") {
    const failed = {
      state: "failed" as const,
      sentence,
      failed_record: await findNamedRecord(strapi, sentence),
    };
    const moved = await moveFrom(strapi, "building", build, { ...common, ...failed });
    if (moved) strapi.log.warn(`The site was not published: ${sentence}`);

    return moved;
  }

  const facts = { release, pages: pages ?? null, bytes: bytes ?? null };
  if (!(await moveFrom(strapi, "building", build, { ...common, ...facts, state: "previous" }))) {
    return false;
  }
  await makeLive(strapi, build);
  strapi.log.info(`The site was published as release ${release ?? "without a name"}`);
  await forgetOldBuilds(strapi);
  await forgetOldChanges(strapi);

  return true;
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
      ? `The build was interrupted ${mostInterrupted} times in a row: see the builder's log, then build again.`
      : null,
  });
  if (!moved) return;

  strapi.log.warn("A build was interrupted");
  if (giveUp) return;
  await openAgain(strapi, build);
  await addWaiting(strapi, build.requested_by);
};

/** The content it was built from, if nothing has changed since its build began. */
const fingerprintFor = async ({ strapi }: AppContext, { createdAt, seconds }: KeptRelease) => {
  const began = new Date(new Date(createdAt).getTime() - (seconds ?? 0) * 1000);
  if ((await openChanges(strapi)).length > 0 || (await changedSince(strapi, began))) return null;

  return fingerprintOf(strapi);
};

/** Records which release visitors see, where that changed without this service: at a first start, or by hand. */
export const followCurrent = async (app: AppContext, current: KeptRelease | null) => {
  const { strapi } = app;
  const live = await findLive(strapi);
  if (!current || live?.release === current.id) return;

  const known = await findByRelease(strapi, current.id);
  if (known) await makeLive(strapi, known);
  else await adopt(strapi, current, await fingerprintFor(app, current));
};
