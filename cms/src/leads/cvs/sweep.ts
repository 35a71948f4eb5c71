import type { AppContext } from "../../server/app-context";
import { tableOf } from "../../server/database/tables";

import { cvUid } from "../links/cv-link";
import { claimDeadline } from "./claim";

type CvRow = { id: number; storage_key: string };

/** A younger file without a record may belong to an upload in progress. */
const minOrphanAgeMs = 10 * 60 * 1000;

/** Deletes files, then their records: after a crash in between, the next run deletes the record. */
export const deleteCvs = async (
  { strapi, cvStorage }: AppContext,
  where: object,
): Promise<number> => {
  const rows: CvRow[] = await strapi.db
    .query(cvUid)
    .findMany({ where, select: ["id", "storage_key"], limit: 1000 });

  for (const { id, storage_key: key } of rows) {
    await cvStorage.remove(key);
    await strapi.db.query(cvUid).delete({ where: { id } });
  }

  return rows.length;
};

const deleteOrphanedFiles = async ({ strapi, cvStorage }: AppContext) => {
  // An empty database may wait for a restore, and the files belong to the earlier one.
  if ((await strapi.db.query(cvUid).count()) === 0) return;
  const before = Date.now() - minOrphanAgeMs;

  for await (const files of cvStorage.list()) {
    const keys = files.filter(({ storedAt }) => storedAt.getTime() < before).map(({ key }) => key);
    const known = new Set<string>(
      await tableOf(strapi, cvUid).whereIn("storage_key", keys).pluck("storage_key"),
    );
    for (const key of keys) if (!known.has(key)) await cvStorage.remove(key);
  }
};

/** Deletes expired unclaimed uploads, and files without a record. */
export const sweepUploads = async (app: AppContext): Promise<number> => {
  const removed = await deleteCvs(app, {
    application: { $null: true },
    createdAt: { $lte: claimDeadline(app) },
  });
  await deleteOrphanedFiles(app);

  return removed;
};
