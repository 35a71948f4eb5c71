import type { Core } from "@strapi/strapi";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
} from "rate-limiter-flexible";

/**
 * Creates a counter of `points` per key in `seconds`. `durable` counters survive a crash of the
 * database.
 */
export type LimiterFactory = (
  name: string,
  points: number,
  seconds: number,
  options?: { durable?: boolean },
) => RateLimiterAbstract;

const tables = { limits: "visitor_limits", durable: "lasting_limits" };
const columns = "(key varchar(255) PRIMARY KEY, points integer NOT NULL DEFAULT 0, expire bigint)";

const onPostgres = (strapi: Core.Strapi) => strapi.db.dialect.client === "postgres";

/** Creates the tables of the counters. Only durable ones are in the write-ahead log. */
export const createLimiterTables = async (strapi: Core.Strapi) => {
  if (!onPostgres(strapi)) return;

  const create = (kind: string, name: string) =>
    strapi.db.connection.raw(`CREATE ${kind} IF NOT EXISTS ${name} ${columns}`);
  await create("UNLOGGED TABLE", tables.limits);
  await create("TABLE", tables.durable);
};

/**
 * Counts in memory with SQLite, and in the database with PostgreSQL, so that instances share their counts.
 */
export const createLimiterFactory = (strapi: Core.Strapi): LimiterFactory => {
  const inMemory: LimiterFactory = (name, points, seconds) =>
    new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
  if (!onPostgres(strapi)) return inMemory;

  return (name, points, seconds, { durable = false } = {}) =>
    new RateLimiterPostgres({
      storeClient: strapi.db.connection,
      storeType: "knex",
      tableName: durable ? tables.durable : tables.limits,
      tableCreated: true,
      clearExpiredByTimeout: true,
      keyPrefix: name,
      points,
      duration: seconds,
      // Rejects a flood without a query each time.
      inMemoryBlockOnConsumed: points + 1,
    });
};
