import type { Core } from "@strapi/strapi";

import { visitorGates } from "../visitor-gates";

import { claimDeadline, cvUid } from "./claim";
import { diskStorage } from "./storage";

type CvRow = { id: number; storage_key: string };

/** A file without a record is one whose upload is still running, or broke off. */
const runningUploadMs = 10 * 60 * 1000;

/** Removes files and then their records: a crash in between leaves a record, which is swept again. */
export const removeCvs = async (strapi: Core.Strapi, where: object): Promise<number> => {
  const storage = diskStorage(visitorGates().settings.cvs.folder);
  const rows: CvRow[] = await strapi.db
    .query(cvUid)
    .findMany({ where, select: ["id", "storage_key"], limit: 1000 });

  for (const { id, storage_key: key } of rows) {
    await storage.remove(key);
    await strapi.db.query(cvUid).delete({ where: { id } });
  }

  return rows.length;
};

const removeStrays = async (strapi: Core.Strapi) => {
  const storage = diskStorage(visitorGates().settings.cvs.folder);
  const files = (await storage.list()).filter(
    ({ storedAt }) => storedAt.getTime() < Date.now() - runningUploadMs,
  );

  for (const { key } of files) {
    const known = await strapi.db.query(cvUid).count({ where: { storage_key: key } });
    if (known === 0) await storage.remove(key);
  }
};

/** Removes uploads that no application claimed in time, and files that no record knows. */
export const sweepUploads = async (strapi: Core.Strapi): Promise<number> => {
  const removed = await removeCvs(strapi, {
    application: { $null: true },
    createdAt: { $lte: claimDeadline() },
  });
  await removeStrays(strapi);

  return removed;
};
