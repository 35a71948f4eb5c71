import type { AppContext } from "../context";
import { tableOf } from "../database/rows";
import { HttpError } from "../http/errors";
import { consume } from "../http/rate-limit";

import { cvUid } from "./claim";
import { largestFile } from "./multipart";

const kilobyte = 1024;
/** What one address may upload while its files wait: far more than any applicant or fair does. */
const quotaOfOneAddress = 20 * largestFile;

/**
 * Checks that the uploads that wait for their application leave space for one more.
 *
 * @throws {HttpError} 503 when they fill what CV_UNCLAIMED_MB allows.
 */
export const assertQuota = async ({ strapi, settings }: AppContext) => {
  const { unclaimedMegabytes } = settings.cvs;
  if (unclaimedMegabytes === 0) return;

  const [row] = await tableOf(strapi, cvUid)
    .where({ application: null })
    .sum<{ bytes: number | string | null }[]>({ bytes: "size" });
  if (Number(row?.bytes ?? 0) < unclaimedMegabytes * kilobyte * kilobyte) return;

  throw new HttpError(
    503,
    "ServiceUnavailableError",
    "We can't accept more files right now. Please try again later, or send yours by email.",
    { headers: { "Retry-After": "3600", Connection: "close" } },
  );
};

/**
 * Counts files against a quota of each address, in kilobytes and over the time that
 * an upload waits, so that nobody can fill everybody's quota: the rate limit alone
 * would let one address fill it in twenty minutes.
 */
export const createAddressQuota = ({ settings, makeLimiter }: AppContext) => {
  const seconds = Math.max(1, settings.cvs.claimHours * 60 * 60);
  const limiter = makeLimiter("cv-kilobytes", quotaOfOneAddress / kilobyte, seconds);
  const message = () =>
    "Too many uploads from your connection. Please try again later, or send your file by email.";

  /** @throws {HttpError} 429 with `Retry-After` when the quota of the address is used up. */
  return (address: string, bytes: number) =>
    consume(limiter, address, message, Math.ceil(bytes / kilobyte));
};
