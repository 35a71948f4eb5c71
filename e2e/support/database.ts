import { createRequire } from "node:module";
import { join } from "node:path";

// The driver is the content service's own: the site has none.
const require = createRequire(join(process.cwd(), "cms/package.json"));

type Database = {
  prepare: (sql: string) => { all: (...values: unknown[]) => Record<string, unknown>[] };
  close: () => void;
};

/** Rows of the content service's SQLite file, whose name scripts/test-e2e.mjs gives. */
export const rows = (sql: string, ...values: unknown[]): Record<string, unknown>[] => {
  const Driver = require("better-sqlite3") as new (file: string, options: object) => Database;
  const database = new Driver(process.env.DATABASE_FILE ?? "", { readonly: true });
  try {
    return database.prepare(sql).all(...values);
  } finally {
    database.close();
  }
};
