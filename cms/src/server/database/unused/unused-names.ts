import type { Core } from "@strapi/strapi";

/** A table, or a column of a table that is in use. */
export type Name = { table: string; column?: string };

type Schema = Core.Strapi["db"]["schema"]["schema"];

/** A name as it is stored and shown: `table`, or `table.column`. */
export const formatName = ({ table, column }: Name) => (column ? `${table}.${column}` : table);

const namesOf = ({ tables }: Schema): Name[] =>
  tables.flatMap(({ name: table, columns }) => [
    { table },
    ...columns.map(({ name: column }) => ({ table, column })),
  ]);

const exists = ({ db }: Core.Strapi, { table, column }: Name) =>
  column
    ? db.getSchemaConnection().hasColumn(table, column)
    : db.getSchemaConnection().hasTable(table);

const store = (strapi: Core.Strapi) =>
  strapi.store({ type: "core", name: "database", key: "unused" });

/** The tables and columns that earlier code created and the current code does not use. */
export const readUnused = async (strapi: Core.Strapi): Promise<Name[]> =>
  ((await store(strapi).get({})) as Name[] | null) ?? [];

/**
 * Stores which tables and columns are unused. Those that Strapi never created are left out.
 *
 * @param previous the schema at the last start, of which Strapi keeps no history.
 */
export const updateUnused = async (strapi: Core.Strapi, previous?: Schema): Promise<Name[]> => {
  const { schema } = strapi.db.schema;
  const used = new Set(namesOf(schema).map(formatName));
  const usedTables = new Set(schema.tables.map(({ name }) => name));
  const stored = await readUnused(strapi);
  const candidates = new Map(
    [...stored, ...(previous ? namesOf(previous) : [])]
      .filter((name) => !used.has(formatName(name)))
      // The columns of an unused table go with it.
      .filter(({ table, column }) => !column || usedTables.has(table))
      .map((name) => [formatName(name), name]),
  );
  const unused: Name[] = [];
  for (const name of candidates.values()) if (await exists(strapi, name)) unused.push(name);
  if (JSON.stringify(unused) !== JSON.stringify(stored)) await store(strapi).set({ value: unused });

  return unused;
};
