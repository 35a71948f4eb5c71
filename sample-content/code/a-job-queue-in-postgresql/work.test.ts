import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, beforeEach, test } from "node:test";

import type { Pool, PoolClient } from "pg";

import { startDatabase } from "../support/postgresql.ts";
import { workOnce } from "./work.ts";

let pool: Pool;
let stop: () => Promise<void>;

before(async () => {
  ({ pool, stop } = await startDatabase());
  await pool.query(readFileSync(join(import.meta.dirname, "schema.sql"), "utf8"));
  await pool.query("CREATE TABLE mail (number int NOT NULL)");
});
beforeEach(() => pool.query("TRUNCATE job, mail"));
after(() => stop());

const enqueue = (count: number, kind = "mail") =>
  pool.query(
    `INSERT INTO job (kind, payload)
     SELECT $2, json_build_object('number', n) FROM generate_series(1, $1) AS n`,
    [count, kind],
  );
const numbersOf = async (statement: string) => {
  const { rows } = await pool.query<Record<string, number>>(statement);

  return rows.flatMap(Object.values);
};

/** The handler of the tests: its effect is a row in the same database. */
const mail = async (db: PoolClient, payload: unknown) => {
  await db.query("INSERT INTO mail VALUES ($1)", [(payload as { number: number }).number]);
};

// #region test
test("eight workers do each of 200 jobs once", async () => {
  await enqueue(200);
  const worker = async () => {
    while (await workOnce(pool, { mail }));
  };
  await Promise.all(Array.from({ length: 8 }, worker));

  const sent = await numbersOf("SELECT number FROM mail");
  assert.deepEqual([sent.length, new Set(sent).size], [200, 200]);
  assert.deepEqual(await numbersOf("SELECT count(*)::int FROM job"), [0]);
});
// #endregion

test("a worker passes over a job that another is doing, and does not wait", async () => {
  await enqueue(2);
  await workOnce(pool, {
    mail: async (db, payload) => {
      await workOnce(pool, { mail });
      await mail(db, payload);
    },
  });

  assert.deepEqual(await numbersOf("SELECT number FROM mail ORDER BY number"), [1, 2]);
});

test("without SKIP LOCKED the second worker waits for the first", async () => {
  await enqueue(2);
  const [first, second] = [await pool.connect(), await pool.connect()];
  const take = "SELECT id FROM job ORDER BY run_at, id LIMIT 1 FOR UPDATE";
  await first.query("BEGIN");
  await first.query(take);
  const { rows } = await second.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
  const waiting = second.query(take);
  const blockers = `SELECT cardinality(pg_blocking_pids(${rows[0]?.pid}))`;
  while ((await numbersOf(blockers))[0] === 0);

  await first.query("COMMIT");
  await waiting;
  first.release();
  second.release();
});

test("a failure undoes what the job wrote, and the job waits longer each time", async () => {
  await enqueue(1);
  const waits: number[] = [];
  for (let time = 0; time < 10; time++) {
    let failedAt = "";
    await workOnce(pool, {
      mail: async (db, payload) => {
        const { rows } = await db.query<{ now: string }>("SELECT now()::text AS now");
        failedAt = rows[0]?.now ?? "";
        await mail(db, payload);
        throw new Error("The mail server is down.");
      },
    });
    waits.push(
      ...(await numbersOf(`SELECT extract(epoch FROM run_at - '${failedAt}')::int FROM job`)),
    );
    await pool.query("UPDATE job SET run_at = now()");
  }

  assert.deepEqual(await numbersOf("SELECT count(*)::int FROM mail"), [0]);
  assert.deepEqual(waits, [10, 20, 40, 80, 160, 320, 640, 1280, 2560, 5120]);
  assert.equal(await workOnce(pool, { mail }), false, "after ten failures it waits for a person");
  assert.match((await pool.query("SELECT last_error FROM job")).rows[0].last_error, /is down/);
});

test("the job of a worker that dies is there for the next one", async () => {
  await enqueue(1);
  const dying = workOnce(pool, {
    mail: async (db, payload) => {
      db.on("error", () => undefined);
      await mail(db, payload);
      const { rows } = await db.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
      await pool.query("SELECT pg_terminate_backend($1, 10000)", [rows[0]?.pid]);
    },
  });
  await assert.rejects(dying);

  assert.equal(await workOnce(pool, { mail }), true);
  assert.deepEqual(await numbersOf("SELECT number FROM mail"), [1]);
});

test("a job is found through its index, however many have been given up", async () => {
  await enqueue(20_000);
  await pool.query("UPDATE job SET failures = 10 WHERE id % 20 <> 0");
  await pool.query("ANALYZE job");
  const { rows } = await pool.query<{ "QUERY PLAN": string }>(
    `EXPLAIN SELECT id FROM job WHERE run_at <= now() AND failures < 10
     ORDER BY run_at, id LIMIT 1 FOR UPDATE SKIP LOCKED`,
  );

  assert.match(rows.map((row) => row["QUERY PLAN"]).join("\n"), /Index .*Scan using job_due/);
});
