import type { Core } from "@strapi/strapi";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
} from "rate-limiter-flexible";

import type { Settings } from "../settings";

import type { Buckets } from "./rate-limit";

/** Counters may be lost in a crash of the database, so they are not written to its log. */
const table = "visitor_limits";

const createTable = (strapi: Core.Strapi) =>
  strapi.db.connection.raw(
    `CREATE UNLOGGED TABLE IF NOT EXISTS ${table}
       (key varchar(255) PRIMARY KEY, points integer NOT NULL DEFAULT 0, expire bigint)`,
  );

/** Makes counters: how many `points` for one key in so many seconds. */
export type LimiterFactory = (name: string, points: number, seconds: number) => RateLimiterAbstract;

/**
 * Where posts are counted: in memory by default; in PostgreSQL when the service
 * runs on it, so that several instances share their counts. Should the database
 * not answer, each instance counts for itself.
 */
export const createLimiterFactory = async (strapi: Core.Strapi): Promise<LimiterFactory> => {
  const inMemory = (name: string, points: number, seconds: number) =>
    new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
  if (strapi.db.dialect.client !== "postgres") return inMemory;

  await createTable(strapi);

  return (name, points, seconds) =>
    new RateLimiterPostgres({
      storeClient: strapi.db.connection,
      storeType: "knex",
      tableName: table,
      tableCreated: true,
      clearExpiredByTimeout: true,
      keyPrefix: name,
      points,
      duration: seconds,
      // A flood is turned away without asking the database each time.
      inMemoryBlockOnConsumed: points + 1,
      insuranceLimiter: inMemory(name, points, seconds),
    });
};

export const createBuckets = (make: LimiterFactory, limits: Settings["rateLimits"]): Buckets => {
  const bucket = (name: string, points: number) =>
    points > 0 ? make(name, points, limits.windowSeconds) : undefined;

  return {
    addressAndForm: bucket("address-form", limits.addressAndForm),
    address: bucket("address", limits.address),
    form: bucket("form", limits.form),
    total: bucket("total", limits.total),
  };
};
