import Database from "better-sqlite3";
import { Client } from "pg";

import type { Service } from "./service";

/** Queries a CMS's database directly. */
export const query = async <Row extends object>(
  { environment }: Pick<Service, "environment">,
  sql: string,
): Promise<Row[]> => {
  if (environment.DATABASE_URL) {
    const client = new Client({ connectionString: environment.DATABASE_URL });
    await client.connect();
    try {
      return (await client.query(sql)).rows;
    } finally {
      await client.end();
    }
  }

  const database = new Database(environment.DATABASE_FILE ?? "", { timeout: 10_000 });
  try {
    const statement = database.prepare(sql);
    if (statement.reader) return statement.all() as Row[];
    statement.run();
    return [];
  } finally {
    database.close();
  }
};

/** Number of rows of a table. */
export const countRows = async (service: Pick<Service, "environment">, table: string) => {
  const [row] = await query<{ n: number | string }>(service, `select count(*) as n from ${table}`);

  return Number(row?.n);
};
