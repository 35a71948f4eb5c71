import type { Core } from "@strapi/strapi";
import { type RateLimiterAbstract, RateLimiterRes } from "rate-limiter-flexible";

import { Refusal } from "../http/errors";
import { visitorGates, type VisitorGates } from "../visitor-gates";

import { cvUid } from "./claim";
import { largestFile } from "./multipart";

const kilobyte = 1024;
/** What one address may upload while its files wait: far more than any applicant or fair does. */
const shareOfOneAddress = 20 * largestFile;

/**
 * Looks whether uploads that wait for their application leave room for one more.
 *
 * @throws {Refusal} 503 when they fill what CV_UNCLAIMED_MB allows.
 */
export const refuseWithoutRoom = async (strapi: Core.Strapi) => {
  const { unclaimedMegabytes } = visitorGates().settings.cvs;
  if (unclaimedMegabytes === 0) return;

  const { tableName } = strapi.db.metadata.get(cvUid);
  const [row] = await strapi.db
    .getConnection(tableName)
    .where({ application: null })
    .sum({ bytes: "size" });
  if (Number(row?.bytes ?? 0) < unclaimedMegabytes * kilobyte * kilobyte) return;

  throw new Refusal(
    503,
    "ServiceUnavailableError",
    "No more files can be taken just now. Please try again later, or send yours by mail.",
    {},
    { "Retry-After": "3600", Connection: "close" },
  );
};

// Counted in kilobytes, over the time that an upload waits; instances on PostgreSQL share it.
const shares = new WeakMap<VisitorGates, RateLimiterAbstract>();

const shareOf = (gates: VisitorGates): RateLimiterAbstract => {
  const seconds = Math.max(1, gates.settings.cvs.claimHours * 60 * 60);
  const known =
    shares.get(gates) ?? gates.makeLimiter("cv-kilobytes", shareOfOneAddress / kilobyte, seconds);
  shares.set(gates, known);

  return known;
};

/**
 * Counts a file against the share of its address, so that nobody can fill
 * everybody's room.
 *
 * @throws {Refusal} 429 with `Retry-After` when the share is used up.
 */
export const countShare = async (address: string, bytes: number) => {
  try {
    await shareOf(visitorGates()).consume(address, Math.ceil(bytes / kilobyte));
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;

    throw new Refusal(
      429,
      "RateLimitError",
      "Too many files came from your connection. Please try again later, or send yours by mail.",
      {},
      { "Retry-After": String(Math.ceil(reason.msBeforeNext / 1000)) },
    );
  }
};
