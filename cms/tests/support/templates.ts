/**
 * Databases and files that the runner has prepared for all tests; none if a test file runs alone.
 * Databases have all tables and, except for the seeded one, no records.
 */
export const templates = () => ({
  /** Path of an SQLite file to copy. */
  sqlite: process.env.CMS_TEST_SQLITE,
  /** Folder of a seeded CMS to copy: its SQLite file `data.db` and its media in `public`. */
  seeded: process.env.CMS_TEST_SEEDED,
  /** URL of a PostgreSQL server whose database `template` is to be copied. */
  postgres: process.env.CMS_TEST_POSTGRES,
});
