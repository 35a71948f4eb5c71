import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";

import type { Pool } from "pg";

import { startDatabase } from "../support/postgresql.ts";

let pool: Pool;
let stop: () => Promise<void>;

before(async () => {
  ({ pool, stop } = await startDatabase());
  await pool.query(readFileSync(join(import.meta.dirname, "ledger.sql"), "utf8"));
});
after(() => stop());

// #region test
test("a transfer is written whole and in balance, or not at all", async () => {
  const book = (toMerchant: number) =>
    pool.query(
      `INSERT INTO posting (transfer_id, account, currency, cents, booked_on)
       VALUES (1, 'processor', 'EUR', -10000, '2026-03-02'),
              (1, 'fees',      'EUR',    290, '2026-03-02'),
              (1, 'merchant',  'EUR',     $1, '2026-03-02')`,
      [toMerchant],
    );
  await assert.rejects(book(9700), /Transfer 1 does not balance/);
  await book(9710);
  await assert.rejects(pool.query("DELETE FROM posting"), /never changed/);

  const { rows } = await pool.query("SELECT count(*)::int, sum(cents)::int FROM posting");
  assert.deepEqual(rows, [{ count: 3, sum: 0 }]);
});
// #endregion

test("two currencies do not balance each other", async () => {
  const mixed = pool.query(
    `INSERT INTO posting (transfer_id, account, currency, cents, booked_on)
     VALUES (2, 'processor', 'EUR', -500, '2026-03-02'), (2, 'merchant', 'USD', 500, '2026-03-02')`,
  );

  await assert.rejects(mixed, /Transfer 2 does not balance/);
});

test("a transfer may be written line by line, and counts when it is committed", async () => {
  const db = await pool.connect();
  const line = (cents: number) =>
    db.query(
      `INSERT INTO posting (transfer_id, account, currency, cents, booked_on)
       VALUES (3, 'bank', 'EUR', $1, '2026-03-02')`,
      [cents],
    );
  await db.query("BEGIN");
  await line(-700);
  await line(700);
  await db.query("COMMIT");
  await db.query("BEGIN");
  await line(1);
  await assert.rejects(db.query("COMMIT"), /Transfer 3 does not balance/);
  db.release();
});
