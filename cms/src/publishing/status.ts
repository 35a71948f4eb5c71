import type { AppContext } from "../app-context";

import type { PublisherClient, PublisherState } from "./publisher-client";
import {
  type Build,
  endedAfter,
  findInSlot,
  findLive,
  isFinished,
  hasSucceeded,
  listBuilds,
  afterLastSuccess,
} from "./builds";
import { changesByBuild, unassignedChanges } from "./changes";
import { toRecordRef } from "./record-ref";
import type { History, Status } from "./types";

const maxBuilds = 50;
const toIso = (moment: string) => new Date(moment).toISOString();

/** Median seconds of the last five successful builds; null before the first. */
export const expectedSeconds = (builds: Build[]): number | null => {
  const times = builds
    .filter((build) => hasSucceeded(build) && build.seconds !== null)
    .slice(0, 5)
    .map(({ seconds }) => Number(seconds))
    .sort((a, b) => a - b);

  return times[Math.floor(times.length / 2)] ?? null;
};

/** True if the live release is older than the newest one. */
export const isRolledBack = (live: Build | null, builds: Build[]) =>
  live !== null && builds.some((build) => hasSucceeded(build) && endedAfter(build, live));

const fetchPublisherState = async (
  publisher: PublisherClient,
): Promise<PublisherState | null | undefined> => publisher.state().catch(() => null);

const availability = (state: PublisherState | null | undefined): Status["publisher"] => {
  if (state === undefined) return "unknown";

  return state ? "available" : "unavailable";
};

const describeLive = (live: Awaited<ReturnType<typeof findLive>>): Status["live"] =>
  live && {
    id: live.documentId,
    at: toIso(live.finished_at),
    release: live.release ?? "",
    pages: live.pages ?? 0,
  };

/** Records that the live release leaves out or shows in their previous version. */
const describeHeld = async (
  strapi: AppContext["strapi"],
  live: Build | null,
): Promise<Status["held"]> => {
  const named = await Promise.all(
    (live?.held ?? []).map(async (held) => ({
      sentence: held.sentence,
      record: await toRecordRef(strapi, held),
    })),
  );

  return named.flatMap(({ sentence, record }) => (record ? [{ sentence, record }] : []));
};

/** The response of GET /publishing/status. */
export const readStatus = async (
  app: AppContext,
  publisher: PublisherClient | undefined,
): Promise<Status> => {
  const { strapi } = app;
  if (!publisher) {
    const none = { live: null, rolledBack: false, build: null, failure: null };
    const nothing = { ...none, held: [], pending: [] };

    return { mode: "off", publisher: "unknown", ...nothing };
  }

  const builds = await listBuilds(strapi, maxBuilds);
  const live = await findLive(strapi);
  const rolledBack = isRolledBack(live, builds);
  const sinceSuccess = afterLastSuccess(builds);
  const changes = await changesByBuild(strapi, sinceSuccess);
  const open = await unassignedChanges(strapi);
  const build = (await findInSlot(strapi, "building")) ?? (await findInSlot(strapi, "waiting"));
  const waiting = builds.find(({ slot }) => slot === "waiting");
  const failed = sinceSuccess.find(({ state }) => state === "failed");
  // A queued build that cannot start is shown as a failure, too.
  const failure = waiting?.sentence ? waiting : failed;
  const failedAt = failure?.finished_at ?? failure?.started_at;

  return {
    mode: publisher.mode,
    publisher: availability(await fetchPublisherState(publisher)),
    live: describeLive(live),
    rolledBack,
    build: build && {
      id: build.documentId,
      state: build.slot,
      since: toIso(build.started_at ?? build.due_at),
      expectedSeconds: expectedSeconds(builds),
      changes: build.slot === "waiting" ? open : (changes.get(build.documentId) ?? []),
    },
    failure: failure
      ? {
          at: failedAt ? toIso(failedAt) : null,
          sentence: failure.sentence ?? "",
          record: failure.failed_record,
        }
      : null,
    held: rolledBack ? [] : await describeHeld(strapi, live),
    pending: [
      ...sinceSuccess.toReversed().flatMap((one) => changes.get(one.documentId) ?? []),
      ...open,
    ],
  };
};

/** The response of GET /publishing/history: finished builds, newest first. */
export const readHistory = async (
  { strapi }: AppContext,
  publisher: PublisherClient | undefined,
): Promise<History> => {
  const builds = (await listBuilds(strapi, maxBuilds)).filter(isFinished);
  const changes = await changesByBuild(strapi, builds);
  const state = publisher && (await fetchPublisherState(publisher));
  const retained = new Set(state?.releases.map(({ id }) => id));

  return {
    releases: builds.map((build) => {
      const own = changes.get(build.documentId) ?? [];

      return {
        id: build.documentId,
        release: build.release,
        state: build.state,
        startedAt: toIso(build.started_at),
        finishedAt: toIso(build.finished_at),
        seconds: build.seconds,
        sentence: build.sentence,
        changes: own,
        by: build.requested_by ?? own.find(({ by }) => by)?.by ?? null,
        canRollBack: build.state === "previous" && retained.has(build.release ?? ""),
      };
    }),
  };
};
