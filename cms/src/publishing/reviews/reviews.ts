import type { Core } from "@strapi/strapi";

import { dayMs } from "../../common/durations";
import type { RecordId } from "../../common/record-id";
import { onContentActions, type Step } from "../../content/model/document-actions";
import { insertIfAbsent } from "../../server/database/insert-if-absent";
import { type AdminUser, currentAdminUser, currentName, userName } from "../../server/admin/users";
import { publishAction } from "../../server/admin/rights";

import type { Review } from "../types";
import { enqueueReview, type ReviewRow, reviewUid } from "./mail";

/** At most as many users get an email about a request. */
const maxReceivers = 20;
const ownDays = 30;

const rows = (strapi: Core.Strapi) => strapi.db.query(reviewUid);
/** A unique column, so that a record has at most one open request. */
const openKey = ({ uid, documentId }: RecordId) => `${uid} ${documentId}`;
const ofRecord = ({ uid, documentId }: RecordId) => ({ record_type: uid, record_id: documentId });

const toIso = (time: string | null) => time && new Date(time).toISOString();

const toReview = (row: ReviewRow, userId: number | undefined): Review => ({
  id: row.documentId,
  uid: row.record_type,
  documentId: row.record_id,
  title: row.title,
  state: row.state,
  askedBy: row.asked_by,
  askedAt: new Date(row.asked_at).toISOString(),
  message: row.message,
  answeredBy: row.answered_by,
  answeredAt: toIso(row.answered_at),
  answer: row.answer,
  isOwn: row.asked_by_id === userId,
});

const find = async (strapi: Core.Strapi, where: object): Promise<Review[]> => {
  const found: ReviewRow[] = await rows(strapi).findMany({
    where,
    orderBy: { id: "desc" },
    limit: 100,
  });

  return found.map((row) => toReview(row, currentAdminUser(strapi)?.id));
};

/** The requests about a record, newest first. */
export const reviewsOf = (strapi: Core.Strapi, record: RecordId) => find(strapi, ofRecord(record));

/** The open requests about records of these types, newest first. */
export const openReviews = (strapi: Core.Strapi, uids: string[]) =>
  find(strapi, { state: "open", record_type: { $in: uids } });

/** The requests of a user in the last 30 days, newest first. */
export const reviewsBy = (strapi: Core.Strapi, userId: number) =>
  find(strapi, {
    asked_by_id: userId,
    asked_at: { $gt: new Date(Date.now() - ownDays * dayMs) },
  });

type Granted = { conditions: unknown[] | null; role: { users: AdminUser[] } | null };

/** The ids of active users who may publish every record of a type, without the asker. */
const findReceivers = async (strapi: Core.Strapi, uid: string, askerId: number) => {
  const granted: Granted[] = await strapi.db.query("admin::permission").findMany({
    where: { action: publishAction, subject: uid },
    populate: { role: { populate: { users: { where: { isActive: true }, select: ["id"] } } } },
  });
  const ids = granted
    .filter(({ conditions }) => !conditions?.length)
    .flatMap(({ role }) => role?.users.flatMap(({ id = [] }) => id) ?? []);

  return [...new Set(ids)].filter((id) => id !== askerId).slice(0, maxReceivers);
};

type Request = RecordId & { title: string; message: string };

/** Stores a request with the emails about it. @returns false if the record has an open one. */
export const askToPublish = async (
  strapi: Core.Strapi,
  { title, message, ...record }: Request,
  asker: AdminUser & { id: number },
): Promise<boolean> =>
  strapi.db.transaction(async ({ trx }) => {
    const review = await insertIfAbsent(strapi, trx, reviewUid, {
      ...ofRecord(record),
      open: openKey(record),
      title,
      asked_by_id: asker.id,
      asked_by: currentName(strapi) ?? "Somebody",
      asked_at: new Date(),
      message: message || null,
      state: "open",
    });
    if (!review) return false;
    for (const id of await findReceivers(strapi, record.uid, asker.id)) {
      await enqueueReview(strapi, trx, review.documentId, id);
    }

    return true;
  });

/**
 * Closes the open request about a record, with the email to the asker, unless they closed it.
 *
 * @param askerId closes only a request of this user.
 * @returns false if there is none.
 */
export const closeReview = async (
  strapi: Core.Strapi,
  record: RecordId,
  state: Exclude<ReviewRow["state"], "open">,
  { answer, askerId }: { answer?: string; askerId?: number } = {},
): Promise<boolean> =>
  strapi.db.transaction(async ({ trx }) => {
    const where = { open: openKey(record), ...(askerId && { asked_by_id: askerId }) };
    const review: ReviewRow | null = await rows(strapi).findOne({ where });
    if (!review) return false;

    const person = currentAdminUser(strapi);
    const { count } = await rows(strapi).updateMany({
      where: { ...where, id: review.id },
      data: {
        open: null,
        state,
        answered_by: person ? userName(person) : null,
        answered_at: new Date(),
        answer: answer ?? null,
      },
    });
    if (count > 0 && person?.id !== review.asked_by_id) {
      await enqueueReview(strapi, trx, review.documentId, review.asked_by_id);
    }

    return count > 0;
  });

/**
 * Publishing a record closes its open request, and deleting it deletes its requests, in the same
 * transaction.
 */
export const followDocuments = (strapi: Core.Strapi) => {
  const documentIdOf = (params: unknown) => (params as { documentId: string }).documentId;

  const close: Step = ({ uid, params }, next) =>
    strapi.db.transaction(async () => {
      const result = await next();
      await closeReview(strapi, { uid, documentId: documentIdOf(params) }, "published");

      return result;
    });
  const remove: Step = ({ uid, params }, next) =>
    strapi.db.transaction(async () => {
      const result = await next();
      await rows(strapi).deleteMany({
        where: ofRecord({ uid, documentId: documentIdOf(params) }),
      });

      return result;
    });

  onContentActions(strapi, { publish: [close], delete: [remove] });
};
