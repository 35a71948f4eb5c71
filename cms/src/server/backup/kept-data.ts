import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { dirname, join } from "node:path";

import type { AppContext } from "../app-context";

import { keptName } from "./folders";
import { keptSchema } from "./restore-postgres";

const deleteKeptSchema = async ({ strapi }: AppContext): Promise<boolean> => {
  const { rowCount } = await strapi.db.connection.raw(
    "select from pg_namespace where nspname = ?",
    keptSchema,
  );
  if (rowCount > 0) await strapi.db.connection.raw(`drop schema if exists ${keptSchema} cascade`);

  return rowCount > 0;
};

/** Deletes the data from before a restore, once the restored CMS has started. */
export const deleteKeptData = async (app: AppContext) => {
  const { databaseUrl, databaseFile, publicFolder, cvs } = app.settings;
  const folders = [join(publicFolder, "uploads"), cvs.folder, dirname(databaseFile)]
    .map((folder) => join(folder, keptName))
    .filter((folder) => existsSync(folder));
  try {
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
    const hadSchema = databaseUrl ? await deleteKeptSchema(app) : false;
    if (folders.length === 0 && !hadSchema) return;
    app.strapi.log.info("The restored CMS has started: deleted the data from before the restore.");
  } catch (error) {
    app.strapi.log.error(
      `The data from before the restore was not deleted: ${(error as Error).message}`,
    );
  }
};
