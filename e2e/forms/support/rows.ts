import { DatabaseSync } from "node:sqlite";

/** The tables of leads, with the column of the sender's email. */
export const tables = {
  contact_datas: "your_email",
  subscribes: "name",
  emp_datas: "your_email",
  portfolio_forms: "your_email",
} as const;

/** The rows of one email in the CMS's SQLite file, which DATABASE_FILE names. */
export const rowsFrom = (table: keyof typeof tables, address: string) => {
  const database = new DatabaseSync(process.env.DATABASE_FILE ?? "", { readOnly: true });
  try {
    return database
      .prepare(`select * from ${table} where lower(${tables[table]}) = lower(?)`)
      .all(address);
  } finally {
    database.close();
  }
};
