import { existsSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

import Database from "better-sqlite3";
import { Client } from "pg";

import type { Settings } from "../settings";

type Target = Pick<Settings, "databaseUrl" | "databaseFile" | "host" | "port">;

/**
 * SQLite leaves WAL mode only while no other process has the file open. Startup turns it on again.
 */
const isOpen = (file: string): boolean => {
  if (!existsSync(file)) return false;
  const database = new Database(file, { timeout: 0 });
  try {
    return database.pragma("journal_mode = delete", { simple: true }) !== "delete";
  } catch (error) {
    // An unreadable file may be replaced.
    return String((error as { code?: unknown }).code).startsWith("SQLITE_BUSY");
  } finally {
    database.close();
  }
};

/** Time for a busy server to notice a closed session, in milliseconds. */
const sessionGrace = { maxMs: 10_000, pause: 200 };

/** True if a database has client sessions, unlike the server's own, such as autovacuum. */
const hasSessions = async (connectionString: string): Promise<boolean> => {
  const client = new Client({ connectionString });
  await client.connect();
  const end = Date.now() + sessionGrace.maxMs;
  try {
    for (;;) {
      const { rowCount } = await client.query(
        "select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'",
      );
      if (!rowCount) return false;
      if (Date.now() > end) return true;
      await pause(sessionGrace.pause);
    }
  } finally {
    await client.end();
  }
};

/** An idle CMS may have no session, but responds on its health route. */
const responds = ({ host, port }: Target): Promise<boolean> =>
  fetch(`http://${host.includes(":") ? `[${host}]` : host}:${port}/_health`, {
    signal: AbortSignal.timeout(2000),
  }).then(
    ({ status }) => status === 204,
    () => false,
  );

/** True if a CMS or another program has the database open. */
export const isDatabaseInUse = async (place: Target): Promise<boolean> =>
  place.databaseUrl
    ? (await responds(place)) || (await hasSessions(place.databaseUrl))
    : isOpen(place.databaseFile);
