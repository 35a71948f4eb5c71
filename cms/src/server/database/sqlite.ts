import type { Core } from "@strapi/strapi";

/**
 * Configures SQLite: a write-ahead log (sqlite.org/wal.html), so that a commit is one flush and
 * readers do not block writers; each commit is flushed before it is confirmed.
 */
export const configureSqlite = async (strapi: Core.Strapi) => {
  if (strapi.db.dialect.client !== "sqlite") return;

  await strapi.db.connection.raw("pragma journal_mode = wal");
  await strapi.db.connection.raw("pragma synchronous = full");
  // Waiting for another process's lock blocks the event loop, by default for five seconds.
  await strapi.db.connection.raw("pragma busy_timeout = 250");
};
