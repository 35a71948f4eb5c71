import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, beforeEach, test } from "node:test";

import type { Pool } from "pg";

import { startDatabase } from "../support/postgresql.ts";
import { placeOrder } from "./place-order.ts";

const sql = (name: string) => readFileSync(join(import.meta.dirname, name), "utf8");
const customer = "7";
const cart = { lines: [{ sku: "M8-30", quantity: 2 }] };
let pool: Pool;
let stop: () => Promise<void>;

before(async () => {
  ({ pool, stop } = await startDatabase());
  await pool.query(sql("schema.sql"));
  await pool.query(
    `CREATE TABLE shop_order (
       id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
       customer_id bigint NOT NULL,
       cart jsonb NOT NULL CHECK (cart->'lines' <> '[]')
     )`,
  );
});
beforeEach(() => pool.query("TRUNCATE shop_order, idempotency_key, outbox RESTART IDENTITY"));
after(() => stop());

const count = async (table: string) => {
  const { rows } = await pool.query<{ count: number }>(`SELECT count(*)::int FROM ${table}`);

  return rows[0]?.count;
};
const countOrders = () => count("shop_order");
const claim = async () => (await pool.query(sql("claim-message.sql"))).rows;

// #region test
test("fifty attempts, one order", async () => {
  const key = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => placeOrder(pool, customer, key, cart)),
  );
  assert.equal(new Set(answers.map(({ body }) => body.orderId)).size, 1);
  assert.equal(await countOrders(), 1);
});
// #endregion

test("another key is another order, and another customer has keys of their own", async () => {
  const key = randomUUID();
  await placeOrder(pool, customer, key, cart);
  await placeOrder(pool, customer, randomUUID(), cart);
  await placeOrder(pool, "8", key, cart);

  assert.equal(await countOrders(), 3);
});

test("a key cannot be used for another cart, and the order of properties does not matter", async () => {
  const key = randomUUID();
  const first = await placeOrder(pool, customer, key, cart);
  const reordered = { lines: [{ quantity: 2, sku: "M8-30" }] };

  assert.deepEqual(await placeOrder(pool, customer, key, reordered), first);
  assert.equal((await placeOrder(pool, customer, key, { ...cart, coupon: "MAY" })).status, 422);
  assert.equal(await countOrders(), 1);
});

test("a failure leaves neither key nor message behind, and the retry does the work", async () => {
  const key = randomUUID();
  await assert.rejects(placeOrder(pool, customer, key, { lines: [] }));
  assert.deepEqual([await count("idempotency_key"), await count("outbox")], [0, 0]);

  assert.equal((await placeOrder(pool, customer, key, cart)).status, 201);
  assert.equal(await count("outbox"), 1);
});

test("a message is leased to one worker, comes back after its lease, and rests after 20 attempts", async () => {
  await placeOrder(pool, customer, randomUUID(), cart);
  const [first, second] = [await claim(), await claim()];
  assert.deepEqual([first.length, second.length], [1, 0]);

  await pool.query("UPDATE outbox SET locked_until = now() - interval '1 second'");
  const [again] = await claim();
  assert.equal(again.attempts, 2);

  await pool.query("UPDATE outbox SET locked_until = '-infinity', attempts = 20");
  assert.deepEqual(await claim(), []);
});
