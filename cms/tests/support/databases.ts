import { randomBytes } from "node:crypto";
import { after, before, describe } from "node:test";

import { Client } from "pg";

import { startPostgres } from "./postgres";
import { isFullRun } from "./is-full-run";
import { templates } from "./templates";

/** A separate PostgreSQL database for a test. */
export type TestDatabase = { url: string; remove: () => Promise<void> };

const runStatement = async (url: string, statement: string) => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

/**
 * Creates a database on the runner's server, or on a separate one without a runner.
 *
 * @param template the database to copy; `template0` has no tables.
 */
export const createDatabase = async (template = "template_cms"): Promise<TestDatabase> => {
  const { postgres: shared } = templates();
  if (!shared) {
    const { url, stop } = await startPostgres();

    return { url, remove: stop };
  }

  const name = `test_${randomBytes(8).toString("hex")}`;
  await runStatement(shared, `create database ${name} template ${template}`);

  return {
    url: new URL(`/${name}`, shared).href,
    remove: () => runStatement(shared, `drop database ${name} with (force)`),
  };
};

/** Settings of the database, known once tests run. */
type DatabaseSettings = () => Record<string, string>;

/** Declares tests for PostgreSQL. */
export const onPostgres = (title: string, declare: (settings: DatabaseSettings) => void) => {
  describe(`${title} on PostgreSQL`, () => {
    let database: TestDatabase;
    before(async () => {
      database = await createDatabase();
    });
    declare(() => ({ DATABASE_URL: database.url }));
    // Declared last, so that the CMS has stopped by then.
    after(() => database.remove());
  });
};

/** Declares tests that depend on the database (unique constraints, locks), for both databases. */
export const onBothDatabases = (
  title: string,
  declare: (settings: DatabaseSettings, database: "SQLite" | "PostgreSQL") => void,
) => {
  describe(`${title} on SQLite`, () => declare(() => ({}), "SQLite"));
  onPostgres(title, (settings) => declare(settings, "PostgreSQL"));
};

/** Declares tests that do not depend on the database: `npm test` runs them only on SQLite. */
export const onAnyDatabase: typeof onBothDatabases = (title, declare) => {
  if (isFullRun()) onBothDatabases(title, declare);
  else describe(`${title} on SQLite`, () => declare(() => ({}), "SQLite"));
};
