import type { Core } from "@strapi/strapi";

import type { Build } from "./builds";
import type { Change } from "./types";

const changeUid = "api::content-change.content-change";

type Row = {
  id: number;
  record_type: string;
  record_id: string;
  title: string | null;
  action: Change["action"];
  changed_by: string | null;
  changed_at: string;
  build: string | null;
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

/** Records an unassigned change. */
export const addChange = async (strapi: Core.Strapi, change: Omit<Change, "at">) => {
  await rows(strapi).create({
    data: {
      record_type: change.uid,
      record_id: change.documentId,
      title: change.title,
      action: change.action,
      changed_by: change.by,
      changed_at: new Date(),
    },
  });
};

const unassignedRows = (strapi: Core.Strapi): Promise<Row[]> =>
  rows(strapi).findMany({ where: { build: null }, orderBy: { id: "asc" } });

/** Changes without a build, oldest first. */
export const unassignedChanges = async (strapi: Core.Strapi): Promise<Change[]> =>
  (await unassignedRows(strapi)).map(toChange);

/** Changes of builds, oldest first, by the builds' document ids. */
export const changesByBuild = async (
  strapi: Core.Strapi,
  builds: Pick<Build, "documentId">[],
): Promise<Map<string, Change[]>> => {
  const found: Row[] = await rows(strapi).findMany({
    where: { build: { $in: builds.map(({ documentId }) => documentId) } },
    orderBy: { id: "asc" },
  });

  return new Map(
    builds.map(({ documentId }) => [
      documentId,
      found.filter(({ build }) => build === documentId).map(toChange),
    ]),
  );
};

/** The newest change of a record, and its build. */
export const lastChangeOf = async (strapi: Core.Strapi, uid: string, documentId: string) => {
  const row: Row | null = await rows(strapi).findOne({
    where: { record_type: uid, record_id: documentId },
    orderBy: { id: "desc" },
  });

  return row && { ...toChange(row), build: row.build };
};

/** Assigns all unassigned changes to a build. */
export const assignToBuild = (strapi: Core.Strapi, { documentId }: Pick<Build, "documentId">) =>
  rows(strapi).updateMany({ where: { build: null }, data: { build: documentId } });

/** Unassigns the changes of a build that did not finish. */
export const unassignFromBuild = (strapi: Core.Strapi, { documentId }: Pick<Build, "documentId">) =>
  rows(strapi).updateMany({ where: { build: documentId }, data: { build: null } });

/**
 * Deletes the unassigned changes if the published content is the same; keeps changes recorded
 * during the comparison.
 */
export const discardUnassignedIf = async (
  strapi: Core.Strapi,
  isSame: () => Promise<boolean>,
): Promise<boolean> => {
  const newest = (await unassignedRows(strapi)).at(-1);
  if (!(await isSame())) return false;
  if (newest) {
    await rows(strapi).deleteMany({ where: { build: null, id: { $lte: newest.id } } });
  }

  return true;
};

/** Reassigns the changes of failed builds to the build that published them. */
export const reassignToBuild = (
  strapi: Core.Strapi,
  { documentId, started_at: began }: Pick<Build, "documentId" | "started_at">,
  failed: Pick<Build, "documentId">[],
) =>
  rows(strapi).updateMany({
    where: {
      build: { $in: failed.map((build) => build.documentId) },
      changed_at: { $lte: new Date(began ?? 0) },
    },
    data: { build: documentId },
  });

const retentionMs = 365 * 24 * 60 * 60 * 1000;

/** Deletes changes that are older than a year. */
export const pruneChanges = (strapi: Core.Strapi) =>
  rows(strapi).deleteMany({ where: { changed_at: { $lt: new Date(Date.now() - retentionMs) } } });
