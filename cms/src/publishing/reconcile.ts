import type { AppContext } from "../app-context";
import { createLease } from "../database/lease";
import { createPoller } from "../lib/poller";

import {
  enqueueBuild,
  type Build,
  findInSlot,
  findLastAttempt,
  isRetryDue,
  listBuilds,
  transition,
} from "./builds";
import {
  discardUnassignedIf,
  unassignFromBuild,
  unassignedChanges,
  assignToBuild,
} from "./changes";
import { digestContent, isUnchanged } from "./content-digest";
import { finishBuild, syncLiveRelease, interruptBuild } from "./outcome";
import {
  createPublisherClient,
  type PublisherClient,
  PublisherError,
  type PublisherState,
} from "./publisher-client";
import type { Change } from "./types";
import { watchContent } from "./watch-content";

const retryDelayMs = 60_000;
/** Time without a report after which a hook's build counts as interrupted. */
const hookTimeoutMs = 30 * 60_000;

const ageOf = (moment: string | null) => Date.now() - new Date(moment ?? 0).getTime();

/** True once the debounce time has passed: an editor may publish several records in a row. */
const isDebounced = ({ settings }: AppContext, changes: Change[]) =>
  ageOf(changes.at(-1)?.at ?? null) >= settings.publishDebounceSeconds * 1000;

const endStoppedBuild = async (
  app: AppContext,
  build: Build,
  state: PublisherState | undefined,
) => {
  if (!state) {
    if (ageOf(build.started_at) > hookTimeoutMs) await interruptBuild(app, build);
    return;
  }
  if (state.building === build.documentId) return;
  const known = state.last?.build === build.documentId ? state.last : undefined;
  if (known) await finishBuild(app, known);
  else await interruptBuild(app, build);
};

/**
 * Compares the builds in the database with the state of the publisher, since either may have
 * restarted.
 *
 * @returns false while the publisher does not respond; its running build may continue.
 */
const syncWithPublisher = async (app: AppContext, publisher: PublisherClient): Promise<boolean> => {
  const { strapi } = app;
  let state: PublisherState | undefined;
  try {
    state = await publisher.state();
  } catch (error) {
    if (error instanceof PublisherError) return false;
    throw error;
  }
  const build = await findInSlot(strapi, "building");
  if (build) await endStoppedBuild(app, build, state);
  if (state) await syncLiveRelease(app, state.current);

  const postponed = state && (await findInSlot(strapi, "waiting"));
  if (postponed) await transition(strapi, "waiting", postponed, { due_at: new Date() });

  return true;
};

/** Number of builds that the backoff considers. */
const maxFailures = 20;

/**
 * Enqueues a build if the published content has changed since the last one, or if a failed build is
 * due for a retry.
 *
 * @param always compares without a recorded change, too: events may be missed.
 */
const enqueueIfChanged = async (app: AppContext, always: boolean) => {
  const { strapi } = app;
  const changes = await unassignedChanges(strapi);
  if (changes.length > 0 ? !isDebounced(app, changes) : !always) return;
  if (await findInSlot(strapi, "waiting")) return;

  const { fingerprint } = (await findLastAttempt(strapi)) ?? {};
  const isSame = async () => Boolean(fingerprint && (await isUnchanged(strapi, fingerprint)));
  const unchanged = await discardUnassignedIf(strapi, isSame);
  if (!unchanged || isRetryDue(await listBuilds(strapi, maxFailures))) {
    await enqueueBuild(strapi, null);
  }
};

const postpone = async (app: AppContext, build: Build, error: PublisherError) => {
  await unassignFromBuild(app.strapi, build);
  await transition(app.strapi, "building", build, {
    state: "waiting",
    slot: "waiting",
    due_at: new Date(Date.now() + retryDelayMs),
    sentence: error.message,
  });
  app.strapi.log.warn(`The site cannot be published yet: ${error.message}`);
};

/** Requests the queued build once it is due, the changes are debounced, and no other build runs. */
const startDueBuild = async (app: AppContext, publisher: PublisherClient) => {
  const { strapi } = app;
  const build = await findInSlot(strapi, "waiting");
  if (!build || ageOf(build.due_at) < 0 || (await findInSlot(strapi, "building"))) return;
  const changes = await unassignedChanges(strapi);
  if (changes.length > 0 && !isDebounced(app, changes)) return;

  const started = { state: "building", slot: "building", started_at: new Date() } as const;
  if (!(await transition(strapi, "waiting", build, { ...started, sentence: null }))) return;
  // Assign before the digest: a change in between is then in the build, too, and not lost.
  await assignToBuild(strapi, build);
  await transition(strapi, "building", build, { fingerprint: await digestContent(strapi) });

  try {
    await publisher.build(build.documentId);
  } catch (error) {
    if (!(error instanceof PublisherError)) throw error;
    await postpone(app, build, error);
  }
};

const minuteMs = 60_000;
/** Interval at which the publisher's state is polled. */
const syncIntervalMs = 10_000;

/** Enqueues and starts builds when published content changes. */
export type Reconciler = {
  /** Undefined if no publisher is set. */
  publisher: PublisherClient | undefined;
  /** Starts watching. */
  start: () => void;
  /** Reconciles now. */
  wake: () => void;
  /** Resolves once the current step has ended; a running build continues. */
  stop: () => Promise<void>;
};

const disabledReconciler: Reconciler = {
  publisher: undefined,
  start: () => undefined,
  wake: () => undefined,
  stop: () => Promise.resolve(),
};

/**
 * Creates the reconciler. Its state is in the database, so it survives a restart. Of several
 * instances, only the one with the lease acts; all of them record changes.
 */
export const createReconciler = (app: AppContext): Reconciler => {
  const publisher = createPublisherClient(app);
  if (!publisher) return disabledReconciler;

  const { strapi, settings } = app;
  const lease = createLease(strapi, "publishing", app.instanceId);
  const intervalMs = Math.min(1000, Math.max(50, settings.publishDebounceSeconds * 250));
  let unwatch: (() => Promise<void>) | undefined;
  let nextSync = 0;
  let nextCheck = 0;
  let isReachable = false;

  const reconcile = async () => {
    if (!(await lease.acquire())) return;
    if (Date.now() >= nextSync) {
      nextSync = Date.now() + syncIntervalMs;
      isReachable = await syncWithPublisher(app, publisher);
    }
    const check = isReachable && Date.now() >= nextCheck;
    if (check) nextCheck = Date.now() + minuteMs;
    await enqueueIfChanged(app, check);
    await startDueBuild(app, publisher);
  };
  const poller = createPoller(
    () =>
      reconcile().catch((error: Error) => {
        strapi.log.error(`Publishing: ${error.message}`);
      }),
    intervalMs,
  );

  return {
    publisher,
    start: () => {
      unwatch = watchContent(strapi, poller.wake);
      poller.start();
    },
    wake: () => {
      nextSync = nextCheck = 0;
      poller.wake();
    },
    stop: async () => {
      await unwatch?.();
      await poller.stop();
      await lease.release();
    },
  };
};
