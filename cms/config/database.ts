import { readConfigSettings } from "../src/config-settings";

// Knex would log a failed statement with the visitor's data.
const withoutValues = { compileSqlOnError: false };

// The client times out if the server hangs, and the server if a statement is slow or waits for a
// lock. Requests do not wait for a hanging server: src/access/database-guard.ts.
const timeouts = {
  connectionTimeoutMillis: 10_000,
  query_timeout: 20_000,
  statement_timeout: 20_000,
  lock_timeout: 4_000,
  keepAlive: true,
};

/** SQLite in a file by default, PostgreSQL when DATABASE_URL is set. */
export default () => {
  const { databaseUrl, databaseFile } = readConfigSettings();

  if (databaseUrl) {
    return {
      connection: {
        client: "postgres" as const,
        connection: { connectionString: databaseUrl, ...timeouts },
        pool: { min: 0, max: 10 },
        acquireConnectionTimeout: 5_000,
        ...withoutValues,
      },
    };
  }

  return {
    connection: {
      client: "sqlite" as const,
      connection: { filename: databaseFile },
      useNullAsDefault: true,
      ...withoutValues,
    },
  };
};
