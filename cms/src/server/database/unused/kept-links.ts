import type { Core } from "@strapi/strapi";

import type { Transaction } from "../tables";

const keptTable = "unused_links";

type Kept = { id: number; table: string; row: string };
type Row = Record<string, unknown> & { id: number };

/** A table that links records with rows of several types, such as the sections of a page. */
type LinkTable = { name: string; type: string; owner: string; owners: string };

type Relation = {
  joinTable?: {
    name: string;
    joinColumn: { name: string };
    morphColumn?: { typeColumn: { name: string } };
  };
};

const linkTables = ({ db }: Core.Strapi): LinkTable[] => {
  const tables = [...db.metadata.values()].flatMap(({ attributes, tableName }) =>
    Object.values(attributes as Record<string, Relation>).flatMap(({ joinTable }) =>
      joinTable?.morphColumn
        ? {
            name: joinTable.name,
            type: joinTable.morphColumn.typeColumn.name,
            owner: joinTable.joinColumn.name,
            owners: tableName,
          }
        : [],
    ),
  );

  return [...new Map(tables.map((table) => [table.name, table])).values()];
};

/** Creates the table of links that are set aside. */
const createKeptTable = async ({ db }: Core.Strapi) => {
  const schema = db.getSchemaConnection();
  if (await schema.hasTable(keptTable)) return;
  await schema.createTable(keptTable, (table) => {
    table.increments("id");
    table.string("table").notNullable();
    table.text("row").notNullable();
  });
};

/** Moves links to types that the code does not have out of the way: Strapi could not read them. */
const setAside = async (strapi: Core.Strapi, trx: Transaction, { name, type }: LinkTable) => {
  const types: string[] = await trx(name).distinct(type).whereNotNull(type).pluck(type);
  const unknown = types.filter((uid) => !strapi.db.metadata.has(uid));
  if (unknown.length === 0) return;
  const rows: Row[] = await trx(name).whereIn(type, unknown);
  for (const row of rows) await trx(keptTable).insert({ table: name, row: JSON.stringify(row) });
  await trx(name).whereIn(type, unknown).del();
};

/** Moves links back whose type the code has again, unless their record was deleted since. */
const bringBack = async (strapi: Core.Strapi, trx: Transaction, table: LinkTable) => {
  const kept: Kept[] = await trx(keptTable).where({ table: table.name }).orderBy("id");
  for (const { id, row } of kept) {
    const { id: _, ...link } = JSON.parse(row) as Row;
    if (!strapi.db.metadata.has(String(link[table.type]))) continue;
    const owner = await trx(table.owners)
      .where({ id: link[table.owner] as number })
      .first("id");
    if (owner) await trx(table.name).insert(link).onConflict().ignore();
    await trx(keptTable).where({ id }).del();
  }
};

/**
 * Keeps the links to components and records whose type the code does not have, until it has the type
 * again. Strapi would delete them.
 */
export const keepLinks = async (strapi: Core.Strapi): Promise<void> => {
  await createKeptTable(strapi);
  await strapi.db.transaction(async ({ trx }) => {
    for (const table of linkTables(strapi)) {
      await bringBack(strapi, trx, table);
      await setAside(strapi, trx, table);
    }
  });
};

/** Deletes the links that are set aside. */
export const deleteKeptLinks = (trx: Transaction) => trx(keptTable).del();
