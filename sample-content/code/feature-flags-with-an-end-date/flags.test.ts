import assert from "node:assert/strict";
import { test } from "node:test";

import { bucketOf, flags, isOn, overdue } from "./flags.ts";

const users = Array.from({ length: 10_000 }, (_, n) => `user-${n}`);
const share = (flag: string, percent: number) =>
  users.filter((user) => bucketOf(flag, user) < percent);
const ten = share("delivery-slots", 10);

test("a tenth of 10,000 users, and a fifth with the same users in it", () => {
  const twenty = new Set(share("delivery-slots", 20));

  assert.deepEqual([ten.length, twenty.size], [975, 1945]);
  assert.ok(ten.every((user) => twenty.has(user)));
});

test("two flags choose their users independently: about a tenth of a tenth has both", () => {
  const other = new Set(share("new-search", 10));

  assert.equal(ten.filter((user) => other.has(user)).length, 97);
});

test("reads the flag's own percentage", () => {
  assert.deepEqual(
    users.filter((user) => isOn("delivery-slots", user)),
    ten,
  );
});

test("a flag is overdue on the day after its last", () => {
  assert.deepEqual(overdue(flags, "2027-03-31"), []);
  assert.deepEqual(overdue(flags, "2027-04-01"), ["delivery-slots: ask the checkout team"]);
});
