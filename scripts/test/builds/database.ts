import { createRequire } from "node:module";
import { join } from "node:path";

import { cmsRoot } from "../../support/project.mjs";

/** @typedef {{ all: (...values: unknown[]) => unknown[], run: (...values: unknown[]) => unknown }} Statement */
/** @typedef {{ prepare: (sql: string) => Statement, close: () => void }} Database */

/**
 * Opens the database of a content service.
 *
 * @param {Record<string, string>} settings of one that runs on SQLite.
 * @returns {Database}
 */
export const openDatabase = ({ DATABASE_FILE = "" }) => {
  const Database = createRequire(join(cmsRoot, "package.json"))("better-sqlite3");

  return new Database(DATABASE_FILE);
};
