import { copyFileSync } from "node:fs";
import { join } from "node:path";

import { Client } from "pg";

import { startPostgres } from "./postgres";
import { startService } from "./service";

const startOnce = async (given: Record<string, string>) => {
  const service = await startService(given);
  await service.stop();

  return service.environment;
};

/**
 * Starts the service once on each database, which makes its tables, and keeps them for tests to copy.
 *
 * @param folder where the SQLite file is kept.
 */
export const createTemplates = async (folder: string) => {
  const server = await startPostgres();
  const client = new Client({ connectionString: server.url });
  await client.connect();
  await client.query("create database template_cms");
  await client.end();

  const sqlite = join(folder, "template.db");
  const [{ DATABASE_FILE = "" }] = await Promise.all([
    startOnce({}),
    startOnce({ DATABASE_URL: new URL("/template_cms", server.url).href }),
  ]);
  copyFileSync(DATABASE_FILE, sqlite);

  return {
    environment: { CMS_TEST_SQLITE: sqlite, CMS_TEST_POSTGRES: server.url },
    stop: server.stop,
  };
};
