import type { AppContext } from "../../server/app-context";
import { tableOf } from "../../server/database/tables";

import { maxCvBytes } from "../../common/form-limits";
import { cvUid } from "./claim";
import { withCvStorage } from "./with-cv-storage";

/** Bytes of unclaimed files per IP: a form sends its application right after the file. */
const perIpQuota = 4 * maxCvBytes;
const megabyte = 1024 * 1024;

type Unclaimed = { id: number; storage_key: string; size: number };

/** Deletes the oldest unclaimed files that match `where` until `bytes` more fit into `limit`. */
const evictOldest = async (app: AppContext, where: object, bytes: number, limit: number) => {
  const unclaimed = () => tableOf(app.strapi, cvUid).where({ application: null, ...where });
  const [row] = await unclaimed().sum<{ bytes: number | string | null }[]>({ bytes: "size" });
  let excess = Number(row?.bytes ?? 0) + bytes - limit;

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
