import { DatabaseSync, type SQLInputValue, type SQLOutputValue } from "node:sqlite";

/** Rows of the CMS's SQLite file, which DATABASE_FILE names. */
export const rows = (sql: string, ...values: SQLInputValue[]): Record<string, SQLOutputValue>[] => {
  const database = new DatabaseSync(process.env.DATABASE_FILE ?? "", { readOnly: true });
  try {
    return database.prepare(sql).all(...values);
  } finally {
    database.close();
  }
};
