import { createRequire } from "node:module";
import { resolve } from "node:path";

const fromCms = createRequire(resolve("cms/package.json"));

type Row = Record<string, unknown>;
type Database = {
  prepare: (sql: string) => { all: (...values: unknown[]) => Row[] };
  close: () => void;
};

const open = (): Database => {
  const Sqlite = fromCms("better-sqlite3") as new (file: string, options: object) => Database;
  const file = resolve("cms", process.env.DATABASE_FILE ?? ".tmp/data.db");

  return new Sqlite(file, { readonly: true });
};

/** The tables that hold what visitors send, and the column with the sender's address. */
export const tables = {
  contact_datas: "your_email",
  subscribes: "name",
  emp_datas: "your_email",
  portfolio_forms: "your_email",
} as const;

/** The rows that the content service's own database holds from one address. */
export const rowsFrom = (table: keyof typeof tables, address: string): Row[] => {
  const database = open();
  try {
    return database
      .prepare(`select * from ${table} where lower(${tables[table]}) = lower(?)`)
      .all(address);
  } finally {
    database.close();
  }
};
