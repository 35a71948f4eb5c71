import { rows } from "../../support/database";

/** The tables that hold what visitors send, and the column with the sender's address. */
export const tables = {
  contact_datas: "your_email",
  subscribes: "name",
  emp_datas: "your_email",
  portfolio_forms: "your_email",
} as const;

/** The rows that the CMS's own database holds from one address. */
export const rowsFrom = (table: keyof typeof tables, address: string) =>
  rows(`select * from ${table} where lower(${tables[table]}) = lower(?)`, address);
