/**
 * The databases that the runner prepared, with all tables and no rows of ours, so that
 * not every service has to make them; none where a test file runs by itself.
 */
export const templates = () => ({
  /** Path of an SQLite file to copy. */
  sqlite: process.env.CMS_TEST_SQLITE,
  /** Address of a PostgreSQL server whose database `template` is to be copied. */
  postgres: process.env.CMS_TEST_POSTGRES,
});
