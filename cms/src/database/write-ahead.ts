import type { Core } from "@strapi/strapi";

/**
 * Lets SQLite write ahead (sqlite.org/wal.html): a commit is one flush to disk
 * instead of several, and whoever reads the file does not hold up whoever posts.
 * Each commit is still flushed before it is answered. The setting stays with the
 * file; PostgreSQL needs none.
 */
export const writeAhead = async (strapi: Core.Strapi) => {
  if (strapi.db.dialect.client !== "sqlite") return;

  await strapi.db.connection.raw("pragma journal_mode = wal");
  await strapi.db.connection.raw("pragma synchronous = full");
};
