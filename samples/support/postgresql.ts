import type { Pool, PoolConfig } from "pg";

import { fromContentService } from "./content-service.ts";

const { startPostgres } = fromContentService("./dist/tests/support/postgres.js") as {
  startPostgres: () => Promise<{ url: string; stop: () => Promise<void> }>;
};
const pg = fromContentService("pg") as { Pool: new (config: PoolConfig) => Pool };

/** Ends a pool, and waits for its connections: end() alone does not. */
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
  // An idle connection that ends belongs to no test: a query on it would fail, and says more.
  pool.on("error", () => undefined);

  return {
    pool,
    stop: async () => {
      await close(pool);
      await stop();
    },
  };
};
