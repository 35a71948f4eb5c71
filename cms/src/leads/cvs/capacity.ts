import type { AppContext } from "../../server/app-context";
import { tableOf } from "../../server/database/tables";
import { fieldError, invalidFields } from "../../server/http/errors";

import { cvUid } from "./claim";
import { withCvStorage } from "./with-cv-storage";

const megabyte = 1024 * 1024;
const dayMs = 24 * 60 * 60 * 1000;

/** Bytes of the claimed files. */
const claimedBytes = async ({ strapi }: AppContext, since = 0): Promise<number> => {
  const [row] = await tableOf(strapi, cvUid)
    .whereNotNull("application")
    .andWhere("created_at", ">", new Date(since))
    .sum<{ bytes: number | string | null }[]>({ bytes: "size" });

  return Number(row?.bytes ?? 0);
};

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
    [fieldError(field, "We can't take more files right now. Please email us your CV.")],
    "full",
  );
};
