import type { Core } from "@strapi/strapi";

import { insertIfAbsent } from "../database/rows";

import type { Held, KeptRelease, RecordName, Release } from "./types";

const releaseUid = "api::release.release";

/** One build of the site, from its request on. Times come from the database as text or as Date. */
export type Build = {
  id: number;
  documentId: string;
  state: "waiting" | "building" | Release["state"];
  /** Unique, so that the database holds at most one build that waits and one that runs. */
  slot: "waiting" | "building" | null;
  due_at: string | null;
  started_at: string | null;
  finished_at: string | null;
  release: string | null;
  pages: number | null;
  seconds: number | null;
  sentence: string | null;
  failed_record: RecordName | null;
  held: Held[] | null;
  fingerprint: string | null;
  requested_by: string | null;
};

/** One that waits or runs. */
type OpenBuild = Build & { slot: "waiting" | "building"; due_at: string };
/** One that ended, in whatever way. */
type EndedBuild = Build & {
  state: Release["state"];
  slot: null;
  started_at: string;
  finished_at: string;
};

export const hasEnded = (build: Build): build is EndedBuild => build.slot === null;

/** Visitors saw it or see it now. */
export const isLive = ({ state }: Build) => state === "live" || state === "previous";

const endOf = ({ finished_at: at }: Build) => (at === null ? Infinity : new Date(at).getTime());

/**
 * Whether a build ended after another one, or has not ended yet. Ids do not tell: a release
 * that was made elsewhere is recorded later than a build that waits.
 */
export const endedAfter = (build: Build, other: Build) => endOf(build) > endOf(other);

/** Builds after the last one that succeeded: what they took up is published, and not yet live. */
export const sinceSuccess = (builds: Build[]): Build[] => {
  const successes = builds.filter(isLive);

  return builds.filter(
    (build) => !isLive(build) && successes.every((success) => endedAfter(build, success)),
  );
};

const firstRetryMs = 60_000;
const longestRetryMs = 60 * 60_000;

/**
 * Whether the last build failed and is to be tried again: what it needed may be back. The pause
 * is a minute, and doubles with each failure in a row, up to an hour. A record at fault is an
 * editor's to correct.
 *
 * @param builds the newest first.
 */
export const isRetryDue = (builds: Build[], now = Date.now()): boolean => {
  const success = builds.findIndex(({ state }) => state !== "failed");
  const [last, ...earlier] = success < 0 ? builds : builds.slice(0, success);
  if (!last || last.failed_record) return false;

  return now - endOf(last) >= Math.min(firstRetryMs * 2 ** earlier.length, longestRetryMs);
};

type Values = Partial<Omit<Build, "id" | "documentId" | "due_at" | "started_at" | "finished_at">> &
  Partial<Record<"due_at" | "started_at" | "finished_at", Date | null>> & { bytes?: number | null };

const rows = (strapi: Core.Strapi) => strapi.db.query(releaseUid);

/** The newest builds first. */
export const listBuilds = (strapi: Core.Strapi, limit: number): Promise<Build[]> =>
  rows(strapi).findMany({ orderBy: { id: "desc" }, limit });

export const findBuild = (strapi: Core.Strapi, documentId: string): Promise<Build | null> =>
  rows(strapi).findOne({ where: { documentId } });

export const findInSlot = (
  strapi: Core.Strapi,
  slot: OpenBuild["slot"],
): Promise<OpenBuild | null> => rows(strapi).findOne({ where: { slot } });

/** What visitors see now, as far as this service knows. */
export const findLive = (strapi: Core.Strapi): Promise<EndedBuild | null> =>
  rows(strapi).findOne({ where: { state: "live" }, orderBy: { id: "desc" } });

export const findByRelease = (strapi: Core.Strapi, release: string): Promise<Build | null> =>
  rows(strapi).findOne({ where: { release }, orderBy: { id: "desc" } });

/** The newest build that began and was not cut off: what the content is compared with. */
export const findLastAttempt = (strapi: Core.Strapi): Promise<Build | null> =>
  rows(strapi).findOne({
    where: { state: { $in: ["building", "live", "previous", "failed"] } },
    orderBy: { id: "desc" },
  });

/** Adds a build that waits, unless one waits already: requests come together in it. */
export const addWaiting = (strapi: Core.Strapi, requestedBy: string | null) =>
  strapi.db.transaction(({ trx }) =>
    insertIfAbsent(strapi, trx, releaseUid, {
      state: "waiting",
      slot: "waiting",
      due_at: new Date(),
      requested_by: requestedBy,
    }),
  );

/**
 * Changes a build, provided that it is still in this slot.
 *
 * @returns false if somebody else was faster.
 */
export const moveFrom = async (
  strapi: Core.Strapi,
  slot: Build["slot"],
  { id }: Pick<Build, "id">,
  data: Values,
): Promise<boolean> => {
  const { count } = await rows(strapi).updateMany({ where: { id, slot }, data: data as object });

  return count === 1;
};

/** Says which build visitors see now. */
export const makeLive = async (strapi: Core.Strapi, { id }: Pick<Build, "id">) => {
  await rows(strapi).updateMany({
    where: { state: "live", id: { $ne: id } },
    data: { state: "previous" },
  });
  await rows(strapi).updateMany({ where: { id }, data: { state: "live" } });
};

/** Records a release that this service did not request, for example the first one. */
export const adopt = async (
  strapi: Core.Strapi,
  release: KeptRelease,
  fingerprint: string | null,
): Promise<Build> => {
  const finished = new Date(release.createdAt);
  const build: Build = await rows(strapi).create({
    data: {
      state: "previous",
      started_at: new Date(finished.getTime() - (release.seconds ?? 0) * 1000),
      finished_at: finished,
      release: release.id,
      pages: release.pages,
      bytes: release.bytes,
      seconds: release.seconds,
      held: release.held ?? [],
      fingerprint,
    },
  });
  await makeLive(strapi, build);

  return build;
};

/** Records a build that failed and that this service did not request. */
export const addFailed = (strapi: Core.Strapi, data: Values) =>
  rows(strapi).create({ data: { ...data, state: "failed" } });

/** Deletes builds older than the newest hundred. */
export const forgetOldBuilds = async (strapi: Core.Strapi) => {
  const [oldest] = await rows(strapi).findMany({ orderBy: { id: "desc" }, offset: 99, limit: 1 });
  if (!oldest) return;
  await rows(strapi).deleteMany({ where: { id: { $lt: oldest.id }, state: { $ne: "live" } } });
};
