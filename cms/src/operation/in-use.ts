import { existsSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

import Database from "better-sqlite3";
import { Client } from "pg";

import type { Settings } from "../settings";

type Place = Pick<Settings, "databaseUrl" | "databaseFile" | "host" | "port">;

/**
 * SQLite leaves its write-ahead log only while nobody else has the file open. The service
 * turns it on again at its start.
 */
const isOpen = (file: string): boolean => {
  if (!existsSync(file)) return false;
  const database = new Database(file, { timeout: 0 });
  try {
    return database.pragma("journal_mode = delete", { simple: true }) !== "delete";
  } catch (error) {
    // A file that cannot be read is no reason not to replace it.
    return String((error as { code?: unknown }).code).startsWith("SQLITE_BUSY");
  } finally {
    database.close();
  }
};

/** A busy server takes a while to notice that a program has ended. In milliseconds. */
const leave = { most: 10_000, pause: 200 };

/** Whether programs keep sessions with a database. The server's own work, as autovacuum, is none. */
const hasSessions = async (connectionString: string): Promise<boolean> => {
  const client = new Client({ connectionString });
  await client.connect();
  const end = Date.now() + leave.most;
  try {
    for (;;) {
      const { rowCount } = await client.query(
        "select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'",
      );
      if (!rowCount) return false;
      if (Date.now() > end) return true;
      await pause(leave.pause);
    }
  } finally {
    await client.end();
  }
};

/** The service may have no session at the moment, and still answer. */
const answers = ({ host, port }: Place): Promise<boolean> =>
  fetch(`http://${host.includes(":") ? `[${host}]` : host}:${port}/_health`, {
    signal: AbortSignal.timeout(2000),
  }).then(
    ({ status }) => status === 204,
    () => false,
  );

/** Whether a content service, or anybody else, has the database open. */
export const isInUse = async (place: Place): Promise<boolean> =>
  place.databaseUrl
    ? (await answers(place)) || (await hasSessions(place.databaseUrl))
    : isOpen(place.databaseFile);
