import { copyFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";

import { Client } from "pg";

import { startPostgres } from "./postgres";
import { startService } from "./service";

const startOnce = async (given: Record<string, string>) => {
  const service = await startService(given);
  await service.stop();
};

/**
 * Starts the CMS on each database to create its tables, and once to seed it, and stores the results
 * for tests to copy.
 *
 * @param folder of the files.
 */
export const createTemplates = async (folder: string) => {
  const server = await startPostgres();
  const client = new Client({ connectionString: server.url });
  await client.connect();
  await client.query("create database template_cms");
  await client.end();

  const sqlite = join(folder, "template.db");
  const seeded = join(folder, "seeded");
  const files = { DATABASE_FILE: join(seeded, "data.db"), CMS_PUBLIC_DIR: join(seeded, "public") };
  const fillSqlite = async () => {
    await startOnce(files);
    copyFileSync(files.DATABASE_FILE, sqlite);
    await startOnce({ ...files, CMS_SEED: "true" });
  };
  mkdirSync(seeded);
  await Promise.all([
    fillSqlite(),
    startOnce({ DATABASE_URL: new URL("/template_cms", server.url).href }),
  ]);

  return {
    environment: {
      CMS_TEST_SQLITE: sqlite,
      CMS_TEST_SEEDED: seeded,
      CMS_TEST_POSTGRES: server.url,
    },
    stop: server.stop,
  };
};
