import { Client } from "pg";

/** Keys of PostgreSQL's advisory locks: arbitrary, but unique. */
export const advisoryLocks = { publication: 570_214_961, start: 570_214_962 };

/**
 * Serializes startup: two instances at once would both create tables, roles and seed records. The
 * lock ends with its session, also after a crash.
 */
export const withStartupLock = async (connectionString: string, start: () => Promise<unknown>) => {
  const client = new Client({ connectionString });
  // Strapi reports a lost database.
  client.on("error", () => undefined);
  await client.connect();
  await client.query("select pg_advisory_lock($1)", [advisoryLocks.start]);
  try {
    await start();
  } finally {
    await client.end();
  }
};
