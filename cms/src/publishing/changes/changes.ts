import type { Core } from "@strapi/strapi";

import { dayMs } from "../../common/durations";
import type { Change } from "../types";

const changeUid = "api::content-change.content-change";

type Row = {
  record_type: string;
  record_id: string;
  title: string | null;
  action: Change["action"];
  changed_by: string | null;
  changed_at: string;
};

const rows = (strapi: Core.Strapi) => strapi.db.query(changeUid);

const toChange = (row: Row): Change => ({
  uid: row.record_type,
  documentId: row.record_id,
  title: row.title ?? "",
  action: row.action,
  by: row.changed_by,
  at: new Date(row.changed_at).toISOString(),
});

const retentionMs = 365 * dayMs;

/** Records a change of the published content, and deletes those that are older than a year. */
export const addChange = async (strapi: Core.Strapi, change: Change) => {
  const old = { changed_at: { $lt: new Date(Date.now() - retentionMs) } };
  await rows(strapi).deleteMany({ where: old });
  await rows(strapi).create({
    data: {
      record_type: change.uid,
      record_id: change.documentId,
      title: change.title,
      action: change.action,
      changed_by: change.by,
      changed_at: new Date(change.at),
    },
  });
};

/** Changes after a time, or all, oldest first. */
export const changesAfter = async (strapi: Core.Strapi, time?: string): Promise<Change[]> => {
  const found: Row[] = await rows(strapi).findMany({
    ...(time !== undefined && { where: { changed_at: { $gt: new Date(time) } } }),
    orderBy: { id: "asc" },
  });

  return found.map(toChange);
};

/** The newest change of a record. */
export const lastChangeOf = async (
  strapi: Core.Strapi,
  uid: string,
  documentId: string,
): Promise<Change | null> => {
  const row: Row | null = await rows(strapi).findOne({
    where: { record_type: uid, record_id: documentId },
    orderBy: { id: "desc" },
  });

  return row && toChange(row);
};
