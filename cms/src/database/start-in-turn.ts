import { Client } from "pg";

import { advisoryLocks } from "./advisory-locks";

/**
 * Starts a service while no other starts on the same database: two that start at once would
 * both make its tables, its roles and its first records. PostgreSQL releases the lock when its
 * session ends, so a service that dies at its start keeps nobody waiting.
 */
export const startInTurn = async (connectionString: string, start: () => Promise<unknown>) => {
  const client = new Client({ connectionString });
  // A connection that breaks during the start is Strapi's to report.
  client.on("error", () => undefined);
  await client.connect();
  await client.query("select pg_advisory_lock($1)", [advisoryLocks.start]);
  try {
    await start();
  } finally {
    await client.end();
  }
};
