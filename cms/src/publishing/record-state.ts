import type { UID } from "@strapi/strapi";

import { modelOf } from "../content/schemas";
import type { AppContext } from "../app-context";

import { type Build, endedAfter, findBuild, findInSlot, findLive, listBuilds } from "./builds";
import { lastChangeOf } from "./changes";
import { expectedSeconds } from "./status";
import type { RecordState } from "./types";

/** Assumed seconds of the first build. */
const defaultSeconds = 60;

type Published = { publishedAt: string };

const findPublished = async (
  { strapi }: AppContext,
  uid: string,
  documentId: string,
): Promise<Published | null> =>
  strapi.db.query(uid).findOne({ where: { documentId, publishedAt: { $notNull: true } } });

const toIso = (time: unknown) => (time ? new Date(String(time)).toISOString() : null);

/** A draft's schedule, and the error of the last one. */
const readSchedule = async ({ strapi }: AppContext, uid: string, documentId: string) => {
  const hasSchedule = "publishAt" in strapi.contentType(uid as UID.ContentType).attributes;
  const draft: Record<string, unknown> | null = hasSchedule
    ? await strapi.db.query(uid).findOne({ where: { documentId, publishedAt: null } })
    : null;

  return {
    publishAt: toIso(draft?.publishAt),
    unpublishAt: toIso(draft?.unpublishAt),
    scheduleProblem: draft?.scheduleProblem ? String(draft.scheduleProblem) : null,
  };
};

const inSeconds = (moment: number, seconds: number) => new Date(moment + seconds * 1000);

/** Expected time at which an unassigned change, or one of an open build, is live. */
const expectedLiveAt = async ({ strapi, settings }: AppContext, build: Build | null) => {
  const seconds = expectedSeconds(await listBuilds(strapi, 10)) ?? defaultSeconds;
  const running = await findInSlot(strapi, "building");
  const ends = running ? inSeconds(new Date(running.started_at ?? 0).getTime(), seconds) : null;
  // A build that is overdue may end at any moment.
  if (ends && build?.id === running?.id) return new Date(Math.max(ends.getTime(), Date.now()));

  const starts = Math.max(
    Date.now() + settings.publishDebounceSeconds * 1000,
    ends?.getTime() ?? 0,
  );

  return inSeconds(starts, seconds);
};

/** True if a type's pages come from the catalogue and exist without a record. */
const isFromCatalogue = ({ strapi }: AppContext, uid: string) => {
  const { slug } = modelOf(strapi.contentType(uid as UID.ContentType)).attributes;

  return slug?.pluginOptions?.editor?.catalogue !== undefined;
};

/**
 * The response of GET /publishing/records/:uid/:documentId: whether visitors see the published
 * version, since when, and when a change will be live.
 */
export const readRecordState = async (
  app: AppContext,
  uid: string,
  documentId: string,
): Promise<RecordState> => {
  const { strapi } = app;
  const live = await findLive(strapi);
  const change = await lastChangeOf(strapi, uid, documentId);
  const build = change?.build ? await findBuild(strapi, change.build) : null;
  const state = {
    liveSince: null,
    expectedAt: null,
    failure: null,
    held: null,
    fromCatalogue: isFromCatalogue(app, uid),
    ...(await readSchedule(app, uid, documentId)),
  };

  if (change && (!change.build || build?.slot)) {
    return { ...state, expectedAt: (await expectedLiveAt(app, build)).toISOString() };
  }
  if (build?.state === "failed") return { ...state, failure: build.sentence };

  const published = await findPublished(app, uid, documentId);
  const held = live?.held?.find((one) => one.uid === uid && one.documentId === documentId);
  if (published && held) {
    return { ...state, held: { sentence: held.sentence, shown: held.shown } };
  }
  // After a rollback, changes of newer releases are not live.
  if (!live || !published || (build && endedAfter(build, live))) return state;
  const since = build?.finished_at ?? published.publishedAt;

  return { ...state, liveSince: new Date(since).toISOString() };
};
