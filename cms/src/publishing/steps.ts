import type { AppContext } from "../context";

import { type Builder, BuilderError, type BuilderState } from "./builder";
import {
  addWaiting,
  type Build,
  findInSlot,
  findLastAttempt,
  isRetryDue,
  listBuilds,
  moveFrom,
} from "./builds";
import { dropOpenChangesIf, openAgain, openChanges, takeUp } from "./changes";
import { fingerprintOf, isUnchanged } from "./fingerprint";
import { finishBuild, followCurrent, interruptBuild } from "./outcome";
import type { Change } from "./types";

const retryMs = 60_000;
/** A build elsewhere that says nothing for so long has died. */
const hookLimitMs = 30 * 60_000;

const ageOf = (moment: string | null) => Date.now() - new Date(moment ?? 0).getTime();

/** Whether nothing was published for a while: an editor who publishes often is building something up. */
const isQuiet = ({ settings }: AppContext, changes: Change[]) =>
  ageOf(changes.at(-1)?.at ?? null) >= settings.publishQuietMs;

const endIfDead = async (app: AppContext, build: Build, state: BuilderState | undefined) => {
  if (!state) {
    if (ageOf(build.started_at) > hookLimitMs) await interruptBuild(app, build);
    return;
  }
  if (state.building === build.documentId) return;
  const known = state.last?.build === build.documentId ? state.last : undefined;
  if (known) await finishBuild(app, known);
  else await interruptBuild(app, build);
};

/**
 * Compares what this service believes with what the builder says: either may have been restarted.
 *
 * @returns false while the builder is away. That is said where a build waits for it, and a
 *   build that it runs may go on.
 */
export const followBuilder = async (app: AppContext, builder: Builder): Promise<boolean> => {
  const { strapi } = app;
  let state: BuilderState | undefined;
  try {
    state = await builder.state();
  } catch (error) {
    if (error instanceof BuilderError) return false;
    throw error;
  }
  const build = await findInSlot(strapi, "building");
  if (build) await endIfDead(app, build, state);
  if (state) await followCurrent(app, state.current);

  const postponed = state && (await findInSlot(strapi, "waiting"));
  if (postponed) await moveFrom(strapi, "waiting", postponed, { due_at: new Date() });

  return true;
};

/** More failures in a row than lengthen the pause before the next try. */
const mostFailures = 20;

/**
 * Requests a build when the published content is not what the last one was made from, and tries
 * one that failed again after a pause.
 *
 * @param always also without a change that was noted: events may be missed.
 */
export const compareContent = async (app: AppContext, always: boolean) => {
  const { strapi } = app;
  const changes = await openChanges(strapi);
  if (changes.length > 0 ? !isQuiet(app, changes) : !always) return;
  if (await findInSlot(strapi, "waiting")) return;

  const { fingerprint } = (await findLastAttempt(strapi)) ?? {};
  const isSame = async () => Boolean(fingerprint && (await isUnchanged(strapi, fingerprint)));
  const unchanged = await dropOpenChangesIf(strapi, isSame);
  if (!unchanged || isRetryDue(await listBuilds(strapi, mostFailures))) {
    await addWaiting(strapi, null);
  }
};

const postpone = async (app: AppContext, build: Build, error: BuilderError) => {
  await openAgain(app.strapi, build);
  await moveFrom(app.strapi, "building", build, {
    state: "waiting",
    slot: "waiting",
    due_at: new Date(Date.now() + retryMs),
    sentence: error.message,
  });
  app.strapi.log.warn(`The site cannot be published yet: ${error.message}`);
};

/** Requests the build that waits, once it is due, quiet has come, and no other runs. */
export const requestDue = async (app: AppContext, builder: Builder) => {
  const { strapi } = app;
  const build = await findInSlot(strapi, "waiting");
  if (!build || ageOf(build.due_at) < 0 || (await findInSlot(strapi, "building"))) return;
  const changes = await openChanges(strapi);
  if (changes.length > 0 && !isQuiet(app, changes)) return;

  const started = { state: "building", slot: "building", started_at: new Date() } as const;
  if (!(await moveFrom(strapi, "waiting", build, { ...started, sentence: null }))) return;
  // Before the fingerprint: a change that comes between is in both, and none is lost.
  await takeUp(strapi, build);
  await moveFrom(strapi, "building", build, { fingerprint: await fingerprintOf(strapi) });

  try {
    await builder.build(build.documentId);
  } catch (error) {
    if (!(error instanceof BuilderError)) throw error;
    await postpone(app, build, error);
  }
};
