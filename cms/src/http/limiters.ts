import type { Core } from "@strapi/strapi";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
} from "rate-limiter-flexible";

/** Makes counters: how many `points` for one key in so many seconds. */
export type LimiterFactory = (name: string, points: number, seconds: number) => RateLimiterAbstract;

const table = "visitor_limits";

const onPostgres = (strapi: Core.Strapi) => strapi.db.dialect.client === "postgres";

/** Creates the table of the counters. A crash of the database may lose them, so its log skips them. */
export const createLimiterTable = async (strapi: Core.Strapi) => {
  if (!onPostgres(strapi)) return;

  await strapi.db.connection.raw(
    `CREATE UNLOGGED TABLE IF NOT EXISTS ${table}
       (key varchar(255) PRIMARY KEY, points integer NOT NULL DEFAULT 0, expire bigint)`,
  );
};

/**
 * Where requests are counted: in memory by default; in PostgreSQL when the service
 * runs on it, so that several instances share their counts. If the database does
 * not respond, each instance counts for itself.
 */
export const createLimiterFactory = (strapi: Core.Strapi): LimiterFactory => {
  const inMemory: LimiterFactory = (name, points, seconds) =>
    new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
  if (!onPostgres(strapi)) return inMemory;

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
      // A flood is rejected without asking the database each time.
      inMemoryBlockOnConsumed: points + 1,
      insuranceLimiter: inMemory(name, points, seconds),
    });
};
