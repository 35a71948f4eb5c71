import type { UID } from "@strapi/strapi";

import type { RecordId } from "../../common/record-id";
import type { AppContext } from "../../server/app-context";
import { contentTime, hasSucceeded } from "../../common/builds/builds";
import { findUses } from "../../content/checks/find-uses";
import { modelOf } from "../../content/model/schemas";

import { lastChangeOf } from "../changes/changes";
import { failingLinksOf } from "../links/failing-links";
import type { Publisher } from "../publisher/publisher";
import type { Change, RecordState } from "../types";
import { failureReason, withReasons } from "./reasons";
import { readBrokenLinks } from "./broken-links";
import { expectedSeconds, readPublishingState, type PublishingState } from "./publishing-state";

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

/** Expected time at which a pending change is live. */
const expectedLiveAt = ({ building, builds, quietSeconds }: PublishingState, change: Change) => {
  const seconds = expectedSeconds(builds) ?? defaultSeconds;
  const started = building && Date.parse(building.startedAt ?? building.queuedAt ?? "");
  const ends = started ? inSeconds(started, seconds) : null;
  // A build that is overdue may end at any moment.
  if (ends && building && contentTime(building) >= change.at) {
    return new Date(Math.max(ends.getTime(), Date.now()));
  }

  return inSeconds(Math.max(Date.now() + quietSeconds * 1000, ends?.getTime() ?? 0), seconds);
};

/** True if a type's pages come from the catalogue and exist without a record. */
const isFromCatalogue = ({ strapi }: AppContext, uid: string) => {
  const { slug } = modelOf(strapi.contentType(uid as UID.ContentType)).attributes;

  return slug?.pluginOptions?.editor?.catalogue !== undefined;
};

/** Visitors see a form only on the pages that have it. */
const isUnusedForm = async ({ strapi }: AppContext, uid: string, documentId: string) =>
  uid === "api::form.form" && (await findUses(strapi, uid, documentId, "published")).length === 0;

/**
 * The part `website` of an open record: whether visitors see the published
 * version, since when, and when a change will be live.
 */
export const readRecordState = async (
  app: AppContext,
  publisher: Publisher | undefined,
  uid: string,
  documentId: string,
): Promise<RecordState> => {
  const withoutPublisher = {
    liveSince: null,
    expectedAt: null,
    failure: null,
    held: null,
    brokenLinks: [],
    externalLinks: await failingLinksOf(app, uid as UID.ContentType, documentId),
    fromCatalogue: isFromCatalogue(app, uid),
    isUnused: await isUnusedForm(app, uid, documentId),
    ...(await readSchedule(app, uid, documentId)),
  };
  if (!publisher) return withoutPublisher;
  const view = await readPublishingState(app, publisher);
  const isThis = (one: RecordId) => one.uid === uid && one.documentId === documentId;
  const brokenLinks = readBrokenLinks(app, view)
    .links.filter(isThis)
    .map(({ field, href, missing }) => ({ field, href, missing }));
  const state = { ...withoutPublisher, brokenLinks };
  const { live, failed, pending, waiting, building, builds } = view;
  const change = await lastChangeOf(app.strapi, uid, documentId);

  if (change && pending.some(({ at }) => at === change.at)) {
    const isNext = waiting ?? building;
    if (failed && !isNext && contentTime(failed) >= change.at) {
      return { ...state, failure: await failureReason(app, failed) };
    }

    return { ...state, expectedAt: expectedLiveAt(view, change).toISOString() };
  }

  const published = await findPublished(app, uid, documentId);
  const [held] = published ? await withReasons(app, live?.held?.filter(isThis)) : [];
  if (held) return { ...state, held: { sentence: held.sentence, shown: held.shown } };
  // After a rollback, changes of newer releases are not live.
  if (!live || !published || (change && contentTime(live) < change.at && live !== view.newest)) {
    return state;
  }
  const first =
    change && builds.findLast((build) => hasSucceeded(build) && contentTime(build) >= change.at);

  return {
    ...state,
    liveSince: first?.finishedAt ?? new Date(published.publishedAt).toISOString(),
  };
};
