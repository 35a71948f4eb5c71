import { rows } from "../../support/database";

/** The tables of leads, with the column of the sender's email. */
export const tables = {
  contact_datas: "your_email",
  subscribes: "name",
  emp_datas: "your_email",
  portfolio_forms: "your_email",
} as const;

/** The rows of one email in the CMS's database. */
export const rowsFrom = (table: keyof typeof tables, address: string) =>
  rows(`select * from ${table} where lower(${tables[table]}) = lower(?)`, address);
