import { readConfigSettings } from "../src/server/config-settings";
import { ignoreUnicodeCase } from "../src/server/database/unicode-case";

// Knex would log a failed statement with the visitor's data.
const withoutValues = { compileSqlOnError: false };

// The server ends a statement that waits for a lock or is slow, and the client one of a server that
// hangs. A request gets its 503 within nine seconds, with the wait for a connection: before the
// site's forms give up. Backup, restore and the startup lock have connections of their own.
const timeouts = {
  connectionTimeoutMillis: 4_000,
  lock_timeout: 4_000,
  statement_timeout: 4_500,
  query_timeout: 5_000,
  keepAlive: true,
};

// Code without a component or field, such as an older version, would delete its content at the start
// (src/server/database/unused).
const settings = { forceMigration: false };

type SqliteConnection = Parameters<typeof ignoreUnicodeCase>[0];

const afterCreate = (
  connection: SqliteConnection,
  done: (error: null, connection: SqliteConnection) => void,
) => {
  ignoreUnicodeCase(connection);
  done(null, connection);
};

/** SQLite in a file by default, PostgreSQL when DATABASE_URL is set. */
export default () => {
  const { databaseUrl, databaseFile } = readConfigSettings();

  if (databaseUrl) {
    return {
      settings,
      connection: {
        client: "postgres" as const,
        connection: { connectionString: databaseUrl, ...timeouts },
        pool: { min: 0, max: 10 },
        acquireConnectionTimeout: 4_000,
        ...withoutValues,
      },
    };
  }

  return {
    settings,
    connection: {
      client: "sqlite" as const,
      connection: { filename: databaseFile },
      useNullAsDefault: true,
      pool: { afterCreate },
      ...withoutValues,
    },
  };
};
