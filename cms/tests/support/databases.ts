import { after, describe } from "node:test";

import { startPostgres, type Postgres } from "./postgres";

/**
 * Declares the same tests for both databases. `settings` answers what a service
 * needs to run on the database at hand; with no PostgreSQL to be had its half is
 * skipped and says why.
 */
export const onBothDatabases = async (
  title: string,
  declare: (settings: () => Record<string, string>) => void,
) => {
  describe(`${title} on SQLite`, () => declare(() => ({})));

  const postgres = await startPostgres();
  const missing = "missing" in postgres ? postgres.missing : false;
  if (missing && process.env.CI) throw new Error(`CI tests both databases: ${missing}`);
  describe(`${title} on PostgreSQL`, { skip: missing }, () => {
    after(() => (postgres as Postgres).stop());
    declare(() => ({ DATABASE_URL: (postgres as Postgres).url }));
  });
};
