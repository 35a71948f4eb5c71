import type { AppContext } from "../context";
import { tableOf } from "../database/rows";

import { cvUid } from "./claim";
import { largestFile } from "./multipart";
import { reachStorage } from "./reach-storage";

/** What of one address may wait for applications: a form sends its application right after the file. */
const shareOfOneAddress = 4 * largestFile;
const megabyte = 1024 * 1024;
const batch = 20;

type Waiting = { id: number; storage_key: string; size: number };

/** Removes the oldest files that wait, of these, until `bytes` more fit into `limit`. */
const removeOldest = async (app: AppContext, which: object, bytes: number, limit: number) => {
  const waiting = () => tableOf(app.strapi, cvUid).where({ application: null, ...which });
  const [row] = await waiting().sum<{ bytes: number | string | null }[]>({ bytes: "size" });
  let excess = Number(row?.bytes ?? 0) + bytes - limit;

  while (excess > 0) {
    const oldest: Waiting[] = await waiting()
      .orderBy("id")
      .limit(batch)
      .select("id", "storage_key", "size");
    if (oldest.length === 0) return;

    for (const { id, storage_key: key, size } of oldest) {
      if (excess <= 0) return;
      excess -= size;
      // The row first: an application may claim the file at this moment.
      if ((await waiting().where({ id }).delete()) === 1) {
        await reachStorage(app, () => app.cvStorage.remove(key));
      }
    }
  }
};

/**
 * Makes space for one more file that waits for its application: in the share of its address,
 * and in what CV_UNCLAIMED_MB gives all of them. Nobody is refused, so nobody can close the
 * uploads for others: the oldest goes, which no visitor who is sending a form still needs.
 */
export const makeSpace = async (app: AppContext, source: string, bytes: number) => {
  await removeOldest(app, { source }, bytes, shareOfOneAddress);
  const { unclaimedMegabytes } = app.settings.cvs;
  if (unclaimedMegabytes > 0) await removeOldest(app, {}, bytes, unclaimedMegabytes * megabyte);
};
