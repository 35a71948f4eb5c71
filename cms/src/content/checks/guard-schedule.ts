import type { Core, UID } from "@strapi/strapi";
import { errors } from "@strapi/utils";

import { HttpError } from "../../server/http/errors";
import { currentAbility } from "../../server/admin/rights";
import type { Context, Next } from "../model/document-actions";
import { throwIssues } from "../model/throw-issues";
import type { Issue } from "../../common/rules/model";

import { isPublished } from "./check-removal";
import { mayPublishRecord } from "./may-publish-record";
import { pastTimeMessage, toTimestamp } from "./schedule";

type Params = { documentId?: string; data?: Times };
type Discarded = { entries: object[] };

const fields = ["publishAt", "unpublishAt"] as const;
type Times = Partial<Record<(typeof fields)[number], string | null>>;

const cannotPublishMessage =
  "Your role cannot publish: leave this time unchanged, and ask an editor to set it.";

const scheduledMessage =
  "This record is scheduled, and your role cannot publish: ask an editor to clear “Publish at” before you change it.";

/**
 * @throws {HttpError} 403 if the schedule would publish a change that nobody reviewed; Strapi would
 *   drop the sentence of its own ForbiddenError.
 */
const rejectScheduled = ({ publishAt }: Times, mayPublish: boolean) => {
  if (publishAt && !mayPublish) throw new HttpError(403, "ForbiddenError", scheduledMessage);
};

const draftTimes = (
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
): Promise<Times | null> =>
  strapi.db.query(uid).findOne({ where: { documentId, publishedAt: null }, select: [...fields] });

const wrongOrderMessage =
  "This time must be after “Publish at”: choose a later one, or clear one of the two fields.";

const isSameTime = (one: unknown, other: unknown) =>
  Object.is(toTimestamp(one), toTimestamp(other));

/** Issues of the times that a save changes. */
const scheduleIssues = (data: Times, before: Times, mayPublish: boolean): Issue[] => {
  const { publishAt, unpublishAt } = { ...before, ...data };
  const isChanged = (field: (typeof fields)[number]) =>
    field in data && !isSameTime(data[field], before[field]);
  const issues = fields.filter(isChanged).flatMap((field) => {
    if (!mayPublish) return [{ path: [field], message: cannotPublishMessage }];

    return toTimestamp(data[field]) <= Date.now()
      ? [{ path: [field], message: pastTimeMessage }]
      : [];
  });
  if (issues.length > 0 || !fields.some(isChanged)) return issues;

  return toTimestamp(unpublishAt) <= toTimestamp(publishAt)
    ? [{ path: ["unpublishAt"], message: wrongOrderMessage }]
    : [];
};

/** A copy has only the times that were chosen for it: Strapi's form for copies sends those of the record. */
const timesOfCopy = (data: Times, source: Times | null) => ({
  ...Object.fromEntries(
    fields.map((field) => [
      field,
      isSameTime(data[field], source?.[field]) ? null : (data[field] ?? null),
    ]),
  ),
  scheduleProblem: null,
});

/**
 * The steps that guard schedules: only users who may publish can change times, and only to future ones, or a draft
 * that is scheduled to be published. Discarding a draft keeps its times. Users who may not publish
 * cannot delete published documents. Checks apply to the panel only.
 */
export const createScheduleSteps = (strapi: Core.Strapi) => {
  const save = async ({ action, contentType, params, uid }: Context, next: Next) => {
    if (!currentAbility(strapi) || !("publishAt" in contentType.attributes)) return next();

    const { documentId, data = {} } = params as Params;
    if (action === "clone" && documentId) {
      Object.assign(data, timesOfCopy(data, await draftTimes(strapi, uid, documentId)));
    }
    const known = action === "update" && documentId;
    const before = known ? await draftTimes(strapi, uid, documentId) : null;
    const mayPublish = await mayPublishRecord(strapi, uid, known || undefined);
    rejectScheduled(before ?? {}, mayPublish);
    throwIssues(scheduleIssues(data, before ?? {}, mayPublish));

    return next();
  };

  /** Keeps the draft's times: the published version has those of an earlier schedule. */
  const discard = ({ contentType, params, uid }: Context, next: Next) =>
    strapi.db.transaction(async () => {
      const { documentId = "" } = params as Params;
      const hasTimes = "publishAt" in contentType.attributes;
      const before = hasTimes ? await draftTimes(strapi, uid, documentId) : null;
      rejectScheduled(before ?? {}, await mayPublishRecord(strapi, uid, documentId));
      const discarded = (await next()) as Discarded;
      if (!before) return discarded;

      const times = Object.fromEntries(fields.map((field) => [field, before[field] ?? null]));
      await strapi.db
        .query(uid)
        .updateMany({ where: { documentId, publishedAt: null }, data: times });
      for (const entry of discarded.entries) Object.assign(entry, times);

      return discarded;
    });

  const remove = async ({ params, uid }: Context, next: Next) => {
    const { documentId = "" } = params as Params;
    const mayPublish = await mayPublishRecord(strapi, uid, documentId);
    if (!mayPublish && (await isPublished(strapi, uid, documentId))) {
      throw new errors.ValidationError(
        "This record is published, and your role cannot unpublish: ask an editor to delete it.",
      );
    }

    return next();
  };

  return { save, discard, remove };
};
