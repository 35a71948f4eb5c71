import { readSettings } from "../src/settings";

// A failed statement would be logged with what the visitor sent in it.
const withoutValues = { compileSqlOnError: false };

/** SQLite in a file by default, PostgreSQL when DATABASE_URL is set. */
export default () => {
  const { databaseUrl, databaseFile } = readSettings(process.env);

  if (databaseUrl) {
    return {
      connection: {
        client: "postgres" as const,
        connection: { connectionString: databaseUrl },
        pool: { min: 0, max: 10 },
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
