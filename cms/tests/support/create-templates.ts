import { copyFileSync, mkdirSync, renameSync } from "node:fs";
import { join } from "node:path";

import { Client } from "pg";

import { startPostgres } from "./postgres";
import { startService } from "./service";

const startOnce = async (given: Record<string, string>) => {
  const service = await startService(given);
  await service.stop();
};

/**
 * Starts the CMS on each database to create its tables, and stores the results for tests to copy.
 *
 * @param folder of the files.
 * @returns also `seeding`: the seeded copy follows while the first tests run.
 */
export const createTemplates = async (folder: string) => {
  const server = await startPostgres();
  const client = new Client({ connectionString: server.url });
  await client.connect();
  await client.query("create database template_cms");
  await client.end();

  const sqlite = join(folder, "template.db");
  const seeded = join(folder, "seeded");
  const unfinished = join(folder, "unfinished");
  const files = {
    DATABASE_FILE: join(unfinished, "data.db"),
    CMS_PUBLIC_DIR: join(unfinished, "public"),
  };
  mkdirSync(unfinished);
  await Promise.all([
    startOnce(files),
    startOnce({ DATABASE_URL: new URL("/template_cms", server.url).href }),
  ]);
  copyFileSync(files.DATABASE_FILE, sqlite);
  const seed = async () => {
    await startOnce({ ...files, CMS_SEED: "true" });
    renameSync(unfinished, seeded);
  };

  return {
    seeding: seed(),
    environment: {
      CMS_TEST_SQLITE: sqlite,
      CMS_TEST_SEEDED: seeded,
      CMS_TEST_POSTGRES: server.url,
    },
    stop: server.stop,
  };
};
