import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { dirname, join } from "node:path";

import type { AppContext } from "../app-context";

import { keptName } from "./folders";

/**
 * Deletes the files from before a restore, once the restored CMS has started. An earlier database of
 * PostgreSQL stays until the operator drops it.
 */
export const deleteKeptFiles = async ({ settings, strapi }: AppContext) => {
  const { databaseFile, publicFolder, cvs } = settings;
  const folders = [join(publicFolder, "uploads"), cvs.folder, dirname(databaseFile)]
    .map((folder) => join(folder, keptName))
    .filter((folder) => existsSync(folder));
  if (folders.length === 0) return;
  try {
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
    strapi.log.info("The restored CMS has started: deleted the files from before the restore.");
  } catch (error) {
    strapi.log.error(
      `The files from before the restore were not deleted: ${(error as Error).message}`,
    );
  }
};
