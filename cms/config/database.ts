import { readSettings } from "../src/settings";

// A failed statement would be logged with what the visitor sent in it.
const withoutValues = { compileSqlOnError: false };

// What waits for a server that hangs is given up here, what runs too long, or waits for somebody
// else's lock, there. Requests do not wait for a server that hangs: src/access/database-guard.ts.
const timeouts = {
  connectionTimeoutMillis: 10_000,
  query_timeout: 20_000,
  statement_timeout: 20_000,
  lock_timeout: 4_000,
  keepAlive: true,
};

/** SQLite in a file by default, PostgreSQL when DATABASE_URL is set. */
export default () => {
  const { databaseUrl, databaseFile } = readSettings(process.env);

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
