import type { Pool, PoolConfig } from "pg";

import { requireFromCms } from "./cms.ts";

const { startPostgres } = requireFromCms("./dist/tests/support/postgres.js") as {
  startPostgres: () => Promise<{ url: string; stop: () => Promise<void> }>;
};
const pg = requireFromCms("pg") as { Pool: new (config: PoolConfig) => Pool };

/** Ends a pool and waits for its connections, which `end()` does not. */
const close = async (pool: Pool) => {
  let open = pool.totalCount;
  const closed = new Promise<void>((done) => {
    if (open === 0) done();
    pool.on("remove", () => {
      open -= 1;
      if (open === 0) done();
    });
  });
  await pool.end();
  await closed;
};

/** A PostgreSQL server for one test file, started the way the CMS's tests do. */
export const startDatabase = async (): Promise<{ pool: Pool; stop: () => Promise<void> }> => {
  const { url, stop } = await startPostgres();
  const pool = new pg.Pool({ connectionString: url, max: 20 });
  // A lost idle connection fails no test; a query on it does.
  pool.on("error", () => undefined);

  return {
    pool,
    stop: async () => {
      await close(pool);
      await stop();
    },
  };
};
