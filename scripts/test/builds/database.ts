import { createRequire } from "node:module";
import { join } from "node:path";

import { cmsDir } from "../../lib/project.ts";

type Statement = {
  all: (...values: unknown[]) => unknown[];
  run: (...values: unknown[]) => unknown;
};
export type Database = { prepare: (sql: string) => Statement; close: () => void };

/** Opens the SQLite database of a CMS. */
export const openDatabase = ({ DATABASE_FILE = "" }: Record<string, string>): Database => {
  const Sqlite = createRequire(join(cmsDir, "package.json"))("better-sqlite3");

  return new Sqlite(DATABASE_FILE);
};
