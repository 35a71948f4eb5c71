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

/** Notes a change that no build has taken up yet. */
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

const openRows = (strapi: Core.Strapi): Promise<Row[]> =>
  rows(strapi).findMany({ where: { build: null }, orderBy: { id: "asc" } });

/** The changes that no build has taken up, oldest first. */
export const openChanges = async (strapi: Core.Strapi): Promise<Change[]> =>
  (await openRows(strapi)).map(toChange);

/** The changes that some builds took up, oldest first, by the builds' document ids. */
export const changesOf = async (
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

/** The newest change of one record, and the build that took it up. */
export const lastChangeOf = async (strapi: Core.Strapi, uid: string, documentId: string) => {
  const row: Row | null = await rows(strapi).findOne({
    where: { record_type: uid, record_id: documentId },
    orderBy: { id: "desc" },
  });

  return row && { ...toChange(row), build: row.build };
};

/** Lets a build take up all open changes. */
export const takeUp = (strapi: Core.Strapi, { documentId }: Pick<Build, "documentId">) =>
  rows(strapi).updateMany({ where: { build: null }, data: { build: documentId } });

/** Opens the changes of a build again, which came to nothing. */
export const openAgain = (strapi: Core.Strapi, { documentId }: Pick<Build, "documentId">) =>
  rows(strapi).updateMany({ where: { build: documentId }, data: { build: null } });

/**
 * Deletes the open changes if visitors would see the same after them; one that comes meanwhile
 * stays.
 */
export const dropOpenChangesIf = async (
  strapi: Core.Strapi,
  isSame: () => Promise<boolean>,
): Promise<boolean> => {
  const newest = (await openRows(strapi)).at(-1);
  if (!(await isSame())) return false;
  if (newest) {
    await rows(strapi).deleteMany({ where: { build: null, id: { $lte: newest.id } } });
  }

  return true;
};

/** Notes that a build made live what others had taken up before it began, and failed. */
export const takeOver = (
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

const keptMs = 365 * 24 * 60 * 60 * 1000;

/** Deletes changes that are older than a year. */
export const forgetOldChanges = (strapi: Core.Strapi) =>
  rows(strapi).deleteMany({ where: { changed_at: { $lt: new Date(Date.now() - keptMs) } } });
