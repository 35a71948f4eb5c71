import type { Core } from "@strapi/strapi";

import { deleteKeptLinks } from "./kept-links";
import { readUnused, updateUnused } from "./unused-names";

/** Drops the unused tables and columns with their content. */
export const dropUnused = async (strapi: Core.Strapi): Promise<void> => {
  const { db } = strapi;
  const unused = await readUnused(strapi);
  await db.dialect.startSchemaUpdate();
  await db.transaction(async ({ trx }) => {
    await deleteKeptLinks(trx);
    const cascade = db.dialect.client === "postgres" ? " cascade" : "";
    for (const { table, column } of unused) {
      if (column) await db.getSchemaConnection(trx).alterTable(table, (t) => t.dropColumn(column));
      else await trx.raw(`drop table ??${cascade}`, [table]);
    }
  });
  await db.dialect.endSchemaUpdate();
  await updateUnused(strapi);
};
