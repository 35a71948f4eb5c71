import assert from "node:assert/strict";
import { test } from "node:test";

import { total, totalCents } from "./total.ts";

test("the version under review loses half a cent", () => {
  assert.equal(total([{ quantity: 1, price: 4.3 }], 0.05), "4.51");
});

test("the suggested version rounds half a cent up", () => {
  assert.equal(totalCents([{ quantity: 1, cents: 430 }], 500), 452);
});

// #region test
test("rounds the tax of an order once", () => {
  const lines = [
    { quantity: 1, cents: 430 },
    { quantity: 1, cents: 430 },
  ];

  assert.equal(totalCents(lines, 500), 903);
});
// #endregion
