import type { Core } from "@strapi/strapi";

/**
 * Turns on SQLite's write-ahead log (sqlite.org/wal.html): a commit is one flush
 * to disk instead of several, and readers do not block writers. Each commit is
 * still flushed before it is confirmed. The setting stays with the file;
 * PostgreSQL needs none.
 */
export const writeAhead = async (strapi: Core.Strapi) => {
  if (strapi.db.dialect.client !== "sqlite") return;

  await strapi.db.connection.raw("pragma journal_mode = wal");
  await strapi.db.connection.raw("pragma synchronous = full");
  // SQLite waits for another process's lock without letting anything else run: five seconds by
  // default, of which every visitor would notice.
  await strapi.db.connection.raw("pragma busy_timeout = 250");
};
