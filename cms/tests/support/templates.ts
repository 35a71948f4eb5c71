/**
 * What the runner prepared, so that not every service has to make it; nothing where a test file
 * runs by itself. Databases have all tables and, but for the seeded one, no rows of ours.
 */
export const templates = () => ({
  /** Path of an SQLite file to copy. */
  sqlite: process.env.CMS_TEST_SQLITE,
  /** Folder to copy of a service that was seeded: its SQLite file `data.db` and its media in `public`. */
  seeded: process.env.CMS_TEST_SEEDED,
  /** Address of a PostgreSQL server whose database `template` is to be copied. */
  postgres: process.env.CMS_TEST_POSTGRES,
});
