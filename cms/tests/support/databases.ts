import { randomBytes } from "node:crypto";
import { after, before, describe } from "node:test";

import { Client } from "pg";

import { startPostgres } from "./postgres";
import { runsAll } from "./runs-all";
import { templates } from "./templates";

/** A PostgreSQL database of a test's own. */
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
 * A database on the server that the runner started, else on a server of its own.
 *
 * @param template what it is a copy of; `template0` has no tables.
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

/** What a service needs to run on the database at hand, known once tests run. */
type DatabaseSettings = () => Record<string, string>;

/** Declares tests for PostgreSQL. */
export const onPostgres = (title: string, declare: (settings: DatabaseSettings) => void) => {
  describe(`${title} on PostgreSQL`, () => {
    let database: TestDatabase;
    before(async () => {
      database = await createDatabase();
    });
    declare(() => ({ DATABASE_URL: database.url }));
    // Declared last, so that the service has stopped by then.
    after(() => database.remove());
  });
};

/** Declares tests of what a database itself decides (unique keys, locks), for both databases, or some of them for one. */
export const onBothDatabases = (
  title: string,
  declare: (settings: DatabaseSettings, database: "SQLite" | "PostgreSQL") => void,
) => {
  describe(`${title} on SQLite`, () => declare(() => ({}), "SQLite"));
  onPostgres(title, (settings) => declare(settings, "PostgreSQL"));
};

/** Declares tests of code that is the same for both databases: `npm test` runs them on SQLite alone. */
export const onAnyDatabase: typeof onBothDatabases = (title, declare) => {
  if (runsAll()) onBothDatabases(title, declare);
  else describe(`${title} on SQLite`, () => declare(() => ({}), "SQLite"));
};
