import type { Core } from "@strapi/strapi";
import type { Held } from "../common/record-id";

import { insertIfAbsent } from "../database/insert-if-absent";

import type { RetainedRelease, RecordRef, BuildSummary } from "./types";

const releaseUid = "api::release.release";

/** One build of the site. Times come from the database as text or Date. */
export type Build = {
  id: number;
  documentId: string;
  state: "waiting" | "building" | BuildSummary["state"];
  /** Unique: at most one queued and one running build. */
  slot: "waiting" | "building" | null;
  due_at: string | null;
  started_at: string | null;
  finished_at: string | null;
  release: string | null;
  pages: number | null;
  seconds: number | null;
  sentence: string | null;
  failed_record: RecordRef | null;
  held: Held[] | null;
  fingerprint: string | null;
  requested_by: string | null;
};

/** A queued or running build. */
type OpenBuild = Build & { slot: "waiting" | "building"; due_at: string };
/** A finished build. */
type EndedBuild = Build & {
  state: BuildSummary["state"];
  slot: null;
  started_at: string;
  finished_at: string;
};

export const isFinished = (build: Build): build is EndedBuild => build.slot === null;

/** True if visitors have seen a build. */
export const hasSucceeded = ({ state }: Build) => state === "live" || state === "previous";

const endOf = ({ finished_at: at }: Build) => (at === null ? Infinity : new Date(at).getTime());

/**
 * True if a build ended after another one or is unfinished. Ids do not show it: an external release
 * may be recorded after a queued build.
 */
export const endedAfter = (build: Build, other: Build) => endOf(build) > endOf(other);

/** Builds after the last success; their changes are published, but not live. */
export const afterLastSuccess = (builds: Build[]): Build[] => {
  const successes = builds.filter(hasSucceeded);

  return builds.filter(
    (build) => !hasSucceeded(build) && successes.every((success) => endedAfter(build, success)),
  );
};

const firstRetryMs = 60_000;
const maxRetryMs = 60 * 60_000;

/**
 * True if a failed build is due for a retry: after a minute, doubling with each consecutive failure
 * up to an hour. Builds that failed because of a record wait for an editor.
 *
 * @param builds the newest first.
 */
export const isRetryDue = (builds: Build[], now = Date.now()): boolean => {
  const success = builds.findIndex(({ state }) => state !== "failed");
  const [last, ...earlier] = success < 0 ? builds : builds.slice(0, success);
  if (!last || last.failed_record) return false;

  return now - endOf(last) >= Math.min(firstRetryMs * 2 ** earlier.length, maxRetryMs);
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

/** The build that visitors see, as recorded. */
export const findLive = (strapi: Core.Strapi): Promise<EndedBuild | null> =>
  rows(strapi).findOne({ where: { state: "live" }, orderBy: { id: "desc" } });

export const findByRelease = (strapi: Core.Strapi, release: string): Promise<Build | null> =>
  rows(strapi).findOne({ where: { release }, orderBy: { id: "desc" } });

/** The newest build that began and was not interrupted; the content is compared with it. */
export const findLastAttempt = (strapi: Core.Strapi): Promise<Build | null> =>
  rows(strapi).findOne({
    where: { state: { $in: ["building", "live", "previous", "failed"] } },
    orderBy: { id: "desc" },
  });

/** Enqueues a build unless one is queued. */
export const enqueueBuild = (strapi: Core.Strapi, requestedBy: string | null) =>
  strapi.db.transaction(({ trx }) =>
    insertIfAbsent(strapi, trx, releaseUid, {
      state: "waiting",
      slot: "waiting",
      due_at: new Date(),
      requested_by: requestedBy,
    }),
  );

/**
 * Updates a build if it is still in this slot.
 *
 * @returns false if another instance was faster.
 */
export const transition = async (
  strapi: Core.Strapi,
  slot: Build["slot"],
  { id }: Pick<Build, "id">,
  data: Values,
): Promise<boolean> => {
  const { count } = await rows(strapi).updateMany({ where: { id, slot }, data: data as object });

  return count === 1;
};

/** Marks one build as live. */
export const markLive = async (strapi: Core.Strapi, { id }: Pick<Build, "id">) => {
  await rows(strapi).updateMany({
    where: { state: "live", id: { $ne: id } },
    data: { state: "previous" },
  });
  await rows(strapi).updateMany({ where: { id }, data: { state: "live" } });
};

/** Records a release that this service did not request, such as the first one. */
export const recordExternalRelease = async (
  strapi: Core.Strapi,
  release: RetainedRelease,
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
  await markLive(strapi, build);

  return build;
};

/** Records a failed build that this service did not request. */
export const recordFailure = (strapi: Core.Strapi, data: Values) =>
  rows(strapi).create({ data: { ...data, state: "failed" } });

/** Deletes builds older than the newest hundred. */
export const pruneBuilds = async (strapi: Core.Strapi) => {
  const [oldest] = await rows(strapi).findMany({ orderBy: { id: "desc" }, offset: 99, limit: 1 });
  if (!oldest) return;
  await rows(strapi).deleteMany({ where: { id: { $lt: oldest.id }, state: { $ne: "live" } } });
};
