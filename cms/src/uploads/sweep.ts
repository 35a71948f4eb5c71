import type { AppContext } from "../context";

import { claimDeadline, cvUid } from "./claim";
import { diskStorage } from "./storage";

type CvRow = { id: number; storage_key: string };

/** A file without a record belongs to an upload that is still running, or was interrupted. */
const runningUploadMs = 10 * 60 * 1000;

/** Removes files and then their records: a crash in between leaves a record, which is removed next time. */
export const removeCvs = async (
  { strapi, settings }: AppContext,
  where: object,
): Promise<number> => {
  const storage = diskStorage(settings.cvs.folder);
  const rows: CvRow[] = await strapi.db
    .query(cvUid)
    .findMany({ where, select: ["id", "storage_key"], limit: 1000 });

  for (const { id, storage_key: key } of rows) {
    await storage.remove(key);
    await strapi.db.query(cvUid).delete({ where: { id } });
  }

  return rows.length;
};

const removeStrays = async ({ strapi, settings }: AppContext) => {
  const storage = diskStorage(settings.cvs.folder);
  const files = (await storage.list()).filter(
    ({ storedAt }) => storedAt.getTime() < Date.now() - runningUploadMs,
  );

  for (const { key } of files) {
    const known = await strapi.db.query(cvUid).count({ where: { storage_key: key } });
    if (known === 0) await storage.remove(key);
  }
};

/** Removes uploads that no application claimed in time, and files without a record. */
export const sweepUploads = async (app: AppContext): Promise<number> => {
  const removed = await removeCvs(app, {
    application: { $null: true },
    createdAt: { $lte: claimDeadline(app) },
  });
  await removeStrays(app);

  return removed;
};
