import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, beforeEach, test } from "node:test";

import type { Pool } from "pg";

import { startDatabase } from "../support/postgresql.ts";

const read = (file: string) => readFileSync(join(import.meta.dirname, file), "utf8");
let pool: Pool;
let stop: () => Promise<void>;

before(async () => {
  ({ pool, stop } = await startDatabase());
  await pool.query(read("schema.sql"));
});
beforeEach(() => pool.query("TRUNCATE booking"));
after(() => stop());

// #region test
const hold = async (slot: string, patient: number) =>
  (await pool.query(read("hold.sql"), [slot, patient])).rowCount === 1;

test("of two patients who want the last slot at once, one gets it, two hundred times", async () => {
  for (let time = 0; time < 200; time++) {
    const got = await Promise.all([hold(`slot ${time}`, 1), hold(`slot ${time}`, 2)]);
    assert.equal(got.filter(Boolean).length, 1);
  }
});

test("a hold ends after its time, and a confirmed appointment does not", async () => {
  await hold("9:40", 1);
  await pool.query("UPDATE booking SET held_until = now() - interval '1 second'");
  assert.equal(await hold("9:40", 2), true);

  await pool.query("UPDATE booking SET held_until = NULL");
  assert.equal(await hold("9:40", 1), false);
});
// #endregion

test("a patient who taps again keeps the slot", async () => {
  assert.deepEqual(
    [await hold("9:40", 1), await hold("9:40", 1), await hold("9:40", 2)],
    [true, true, false],
  );
});
