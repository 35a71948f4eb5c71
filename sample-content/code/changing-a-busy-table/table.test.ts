import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, beforeEach, test } from "node:test";

import type { Pool, PoolClient } from "pg";

import { startDatabase } from "../support/postgresql.ts";
import { backfill } from "./backfill.ts";

const sql = (name: string) => readFileSync(join(import.meta.dirname, name), "utf8");
const [addConstraint = "", validate = ""] = sql("require-column.sql").split(/(?<=;)\n/);
let pool: Pool;
let stop: () => Promise<void>;

before(async () => ({ pool, stop } = await startDatabase()));
beforeEach(() =>
  pool.query(
    `DROP TABLE IF EXISTS customer, country;
     CREATE TABLE country (name text PRIMARY KEY, code text NOT NULL);
     INSERT INTO country VALUES ('Germany', 'DE'), ('France', 'FR');
     CREATE TABLE customer (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, country text);
     INSERT INTO customer (country)
     SELECT CASE n % 2 WHEN 0 THEN 'Germany' ELSE 'France' END FROM generate_series(1, 10500) n`,
  ),
);
after(() => stop());

const codes = async (where = "true") => {
  const { rows } = await pool.query<{ code: string | null }>(
    `SELECT country_code AS code FROM customer WHERE ${where} ORDER BY id`,
  );

  return rows.map(({ code }) => code);
};
const addColumn = () => pool.query("ALTER TABLE customer ADD COLUMN country_code text");

/** Runs `act` on a connection of its own, inside a transaction that is undone afterward. */
const inTransaction = async <T>(act: (db: PoolClient) => Promise<T>) => {
  const db = await pool.connect();
  await db.query("BEGIN");
  try {
    return await act(db);
  } finally {
    await db.query("ROLLBACK");
    db.release();
  }
};

/** The strongest lock that a statement takes on the customers. */
const lockOf = (statement: string) =>
  inTransaction(async (db) => {
    await db.query(statement);
    const { rows } = await db.query<{ mode: string }>(
      `SELECT mode FROM pg_locks
       WHERE relation = 'customer'::regclass AND pid = pg_backend_pid()`,
    );

    return rows.map(({ mode }) => mode);
  });

const pidOf = async (db: PoolClient) =>
  (await db.query<{ pid: number }>("SELECT pg_backend_pid() AS pid")).rows[0]?.pid;

/** Waits until a connection is blocked, and says by which ones. */
const blockersOf = async (pid: number | undefined) => {
  for (;;) {
    const { rows } = await pool.query<{ blockers: number[] }>(
      "SELECT pg_blocking_pids($1) AS blockers",
      [pid],
    );
    if (rows[0]?.blockers.length) return rows[0].blockers;
  }
};

test("one report that is still running stops the change, and the change stops every reader", () =>
  inTransaction(async (report) => {
    const [change, reader] = [await pool.connect(), await pool.connect()];
    const [reportPid, changePid, readerPid] = await Promise.all(
      [report, change, reader].map(pidOf),
    );
    await report.query("SELECT count(*) FROM customer");
    const changing = change.query("ALTER TABLE customer ADD COLUMN country_code text");
    assert.deepEqual(await blockersOf(changePid), [reportPid]);
    const reading = reader.query("SELECT 1 FROM customer LIMIT 1");
    assert.deepEqual(await blockersOf(readerPid), [changePid]);

    await report.query("COMMIT");
    await Promise.all([changing, reading]);
    change.release();
    reader.release();
  }));

test("with a lock timeout the change gives up and leaves the table as it was", async () => {
  await inTransaction(async (report) => {
    await report.query("SELECT count(*) FROM customer");
    await inTransaction(async (change) => {
      const impatient = sql("add-column.sql").replace("2s", "10ms");
      await assert.rejects(change.query(impatient), { code: "55P03" });
    });
  });

  await assert.rejects(codes(), /column "country_code" does not exist/);
});

test("fills 10,500 rows in batches of 1,000, and a second run changes nothing", async () => {
  await addColumn();

  assert.equal(await backfill(pool), 10_500);
  assert.equal(await backfill(pool), 0);
  assert.deepEqual((await codes()).slice(0, 3), ["FR", "DE", "FR"]);
});

test("what old code writes meanwhile gets a code, and what new code writes keeps its own", async () => {
  await addColumn();
  await pool.query(sql("keep-in-step.sql"));
  await pool.query("INSERT INTO customer (country) VALUES ('France')");
  await pool.query("INSERT INTO customer (country, country_code) VALUES ('France', 'MC')");
  await pool.query("UPDATE customer SET country = 'Germany' WHERE id = 10501");
  await pool.query("UPDATE customer SET country = 'France', country_code = 'MC' WHERE id = 1");

  assert.deepEqual(await codes("id > 10500 OR id = 1"), ["MC", "DE", "MC"]);
});

test("the check is added in a moment, and proven under a lock that lets people write", async () => {
  await addColumn();
  await backfill(pool);
  await inTransaction(async (db) => {
    await db.query(addConstraint);
    await db.query("SAVEPOINT before_insert");
    await assert.rejects(db.query("INSERT INTO customer DEFAULT VALUES"), { code: "23514" });
  });
  await pool.query(addConstraint);

  assert.deepEqual(await lockOf(validate), ["ShareUpdateExclusiveLock"]);
  assert.deepEqual(await lockOf("ALTER TABLE customer ALTER country_code SET NOT NULL"), [
    "AccessExclusiveLock",
  ]);
  assert.deepEqual(await lockOf("UPDATE customer SET country = 'France' WHERE id = 1"), [
    "RowExclusiveLock",
  ]);
});

test("a constraint that some row breaks cannot be validated", async () => {
  await addColumn();
  await pool.query("INSERT INTO customer (country) VALUES ('Atlantis')");
  await backfill(pool);
  await pool.query(addConstraint);

  await assert.rejects(pool.query(validate), { code: "23514" });
});
