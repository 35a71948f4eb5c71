import { DatabaseSync } from "node:sqlite";

/** The column that holds the sender's email, by table; for a subscriber, that is `name`. */
export const emailColumns = {
  contact_datas: "your_email",
  subscribes: "name",
  emp_datas: "your_email",
  portfolio_forms: "your_email",
  form_answers: "your_email",
} as const;

/** Finds the leads stored with an email, in the CMS's SQLite file (DATABASE_FILE). */
export const findLeads = (table: keyof typeof emailColumns, email: string) => {
  const database = new DatabaseSync(process.env.DATABASE_FILE ?? "", { readOnly: true });
  try {
    return database
      .prepare(`select * from ${table} where lower(${emailColumns[table]}) = lower(?)`)
      .all(email);
  } finally {
    database.close();
  }
};
