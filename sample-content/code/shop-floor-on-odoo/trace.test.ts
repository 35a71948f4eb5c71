import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";

import type { Pool } from "pg";

import { startDatabase } from "../support/postgresql.ts";

let pool: Pool;
let stop: () => Promise<void>;

const rowsOf = async (file: string, lot: string) => {
  const statement = readFileSync(join(import.meta.dirname, file), "utf8");
  const { rows } = await pool.query<Record<string, unknown>>(statement, [lot]);

  return rows.map((row) => Object.values(row));
};

before(async () => {
  ({ pool, stop } = await startDatabase());
  // In Odoo these two are views of its lots and stock moves.
  await pool.query(`
    CREATE TABLE lot (name text PRIMARY KEY, certificate text, customer text);
    CREATE TABLE lot_use (consumed_lot text, produced_lot text);
    INSERT INTO lot VALUES
      ('BAR-0412', 'EN 10204 3.1, no. 88213', NULL), ('BAR-0413', 'EN 10204 3.1, no. 88214', NULL),
      ('TURN-210', NULL, NULL), ('MILL-305', NULL, NULL),
      ('FLANGE-77', NULL, 'Order 5012'), ('FLANGE-78', NULL, 'Order 5040');
    INSERT INTO lot_use VALUES
      ('BAR-0412', 'TURN-210'), ('TURN-210', 'MILL-305'), ('MILL-305', 'MILL-305'),
      ('MILL-305', 'FLANGE-77'), ('MILL-305', 'FLANGE-78'), ('BAR-0413', 'FLANGE-78');`);
});
after(() => stop());

// #region test
test("a part leads back to its bars, a bar to its parts, and rework is no endless loop", async () => {
  assert.deepEqual(await rowsOf("back.sql", "FLANGE-77"), [
    ["FLANGE-77", 0, null],
    ["MILL-305", 1, null],
    ["TURN-210", 2, null],
    ["BAR-0412", 3, "EN 10204 3.1, no. 88213"],
  ]);
  assert.deepEqual(await rowsOf("forward.sql", "BAR-0412"), [
    ["FLANGE-77", "Order 5012"],
    ["FLANGE-78", "Order 5040"],
  ]);
});
// #endregion

test("a part of two bars leads back to both", async () => {
  const lots = (await rowsOf("back.sql", "FLANGE-78")).map(([lot]) => lot);

  assert.deepEqual(lots, ["FLANGE-78", "BAR-0413", "MILL-305", "TURN-210", "BAR-0412"]);
});
