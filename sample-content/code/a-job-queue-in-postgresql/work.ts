import type { Pool, PoolClient } from "pg";

type Job = { id: string; kind: string; payload: unknown };
type Handlers = Record<string, (db: PoolClient, payload: unknown) => Promise<void>>;

// #region work-once
/** Takes one job that is due and finishes it. Returns false when there was none. */
export async function workOnce(pool: Pool, handlers: Handlers): Promise<boolean> {
  const db = await pool.connect();
  try {
    await db.query("BEGIN");
    const { rows } = await db.query<Job>(
      `SELECT id, kind, payload FROM job
       WHERE run_at <= now() AND failures < 10
       ORDER BY run_at, id
       LIMIT 1
       FOR UPDATE SKIP LOCKED`,
    );
    const [job] = rows;
    if (job) await finish(db, job, handlers);
    await db.query("COMMIT");
    db.release();
    return job !== undefined;
  } catch (error) {
    db.release(true); // closes the connection, which rolls back
    throw error;
  }
}
// #endregion

// #region finish
async function finish(db: PoolClient, { id, kind, payload }: Job, handlers: Handlers) {
  await db.query("SAVEPOINT before_job");
  try {
    const handle = handlers[kind];
    if (!handle) throw new Error(`There is no handler for ${kind}.`);
    await handle(db, payload);
    await db.query("DELETE FROM job WHERE id = $1", [id]);
  } catch (error) {
    await db.query("ROLLBACK TO SAVEPOINT before_job");
    await db.query(
      `UPDATE job SET failures = failures + 1, last_error = $2,
         run_at = now() + interval '10 seconds' * 2 ^ failures
       WHERE id = $1`,
      [id, String(error)],
    );
  }
}
// #endregion
