import { dayMs } from "../../common/durations";
import type { AppContext } from "../../server/app-context";
import { tableOf } from "../../server/database/tables";
import { fieldError, invalidFields } from "../../server/http/errors";

import { maxCvBytes } from "../../common/forms/form-limits";
import { cvUid } from "../links/cv-link";
import { withCvStorage } from "./with-cv-storage";

const megabyte = 1024 * 1024;
/** Bytes of unclaimed files per IP: a form sends its application right after the file. */
const perIpQuota = 4 * maxCvBytes;

/** Total size of the files of a query. */
export const bytesOf = async (files: ReturnType<typeof tableOf>): Promise<number> => {
  const [row] = await files.sum<{ bytes: number | string | null }[]>({ bytes: "size" });

  return Number(row?.bytes ?? 0);
};

const claimedBytes = ({ strapi }: AppContext, since = 0): Promise<number> =>
  bytesOf(
    tableOf(strapi, cvUid).whereNotNull("application").andWhere("created_at", ">", new Date(since)),
  );

const shareOf = (bytes: number, megabytes: number) =>
  megabytes > 0 ? bytes / (megabytes * megabyte) : 0;

/** The share of CV_DAY_MB that applications have used in the last 24 hours. */
export const dayShare = async (app: AppContext, bytes = 0) =>
  shareOf((await claimedBytes(app, Date.now() - dayMs)) + bytes, app.settings.cvs.dayMegabytes);

/** True if `bytes` more would exceed the limit per day, in total, or of the disk. */
export const isFull = async (app: AppContext, bytes = 1): Promise<boolean> => {
  const { totalMegabytes, freeMegabytes } = app.settings.cvs;

  return (
    (await dayShare(app, bytes)) > 1 ||
    shareOf((await claimedBytes(app)) + bytes, totalMegabytes) > 1 ||
    (await withCvStorage(app, () => app.cvStorage.availableBytes())) <
      freeMegabytes * megabyte + bytes
  );
};

/** @throws {HttpError} 400 at `field` if a limit would be exceeded; the log names the limits. */
export const assertSpace = async (app: AppContext, field: "files" | "cv", bytes: number) => {
  if (!(await isFull(app, bytes))) return;

  app.strapi.log.error(
    "CV rejected: the limit per day (CV_DAY_MB) or in total (CV_TOTAL_MB) is reached, or the disk is full (CV_FREE_MB)",
  );
  throw invalidFields(
    [fieldError(field, "We can’t take more files right now. Please email us your CV.")],
    "full",
  );
};

type Unclaimed = { id: number; storage_key: string; size: number };

/** Deletes the oldest unclaimed files that match `where` until `bytes` more fit into `limit`. */
const evictOldest = async (app: AppContext, where: object, bytes: number, limit: number) => {
  const unclaimed = () => tableOf(app.strapi, cvUid).where({ application: null, ...where });
  let excess = (await bytesOf(unclaimed())) + bytes - limit;

  while (excess > 0) {
    const oldest: Unclaimed | undefined = await unclaimed()
      .orderBy("id")
      .first("id", "storage_key", "size");
    if (!oldest) return;

    const { id, storage_key: key, size } = oldest;
    excess -= size;
    // Delete the row first: an application may claim the file concurrently.
    if ((await unclaimed().where({ id }).delete()) === 1) {
      await withCvStorage(app, () => app.cvStorage.remove(key));
    }
  }
};

/**
 * Evicts the oldest unclaimed files so that one more fits into the quota of its IP and into
 * CV_UNCLAIMED_MB. Rejecting the new file instead would let one client block all uploads.
 */
export const evictUnclaimed = async (app: AppContext, source: string, bytes: number) => {
  await evictOldest(app, { source }, bytes, perIpQuota);
  const { unclaimedMegabytes } = app.settings.cvs;
  if (unclaimedMegabytes > 0) await evictOldest(app, {}, bytes, unclaimedMegabytes * megabyte);
};
