import type { Core } from "@strapi/strapi";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
} from "rate-limiter-flexible";

/**
 * Makes counters: how many `points` for one key in so many seconds. What `lasting` ones have
 * counted survives a crash of the database, and they count nothing without it.
 */
export type LimiterFactory = (
  name: string,
  points: number,
  seconds: number,
  options?: { lasting?: boolean },
) => RateLimiterAbstract;

const tables = { limits: "visitor_limits", lasting: "lasting_limits" };
const columns = "(key varchar(255) PRIMARY KEY, points integer NOT NULL DEFAULT 0, expire bigint)";

const onPostgres = (strapi: Core.Strapi) => strapi.db.dialect.client === "postgres";

/** Creates the tables of the counters. A crash may lose most of them, so the database's log skips those. */
export const createLimiterTables = async (strapi: Core.Strapi) => {
  if (!onPostgres(strapi)) return;

  const create = (kind: string, name: string) =>
    strapi.db.connection.raw(`CREATE ${kind} IF NOT EXISTS ${name} ${columns}`);
  await create("UNLOGGED TABLE", tables.limits);
  await create("TABLE", tables.lasting);
};

/**
 * Where requests are counted: in memory by default; in PostgreSQL when the service
 * runs on it, so that several instances share their counts. If the database does
 * not respond, each instance counts for itself, but what is lasting.
 */
export const createLimiterFactory = (strapi: Core.Strapi): LimiterFactory => {
  const inMemory: LimiterFactory = (name, points, seconds) =>
    new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
  if (!onPostgres(strapi)) return inMemory;

  return (name, points, seconds, { lasting = false } = {}) =>
    new RateLimiterPostgres({
      storeClient: strapi.db.connection,
      storeType: "knex",
      tableName: lasting ? tables.lasting : tables.limits,
      tableCreated: true,
      clearExpiredByTimeout: true,
      keyPrefix: name,
      points,
      duration: seconds,
      // A flood is rejected without asking the database each time.
      inMemoryBlockOnConsumed: points + 1,
      ...(!lasting && { insuranceLimiter: inMemory(name, points, seconds) }),
    });
};
