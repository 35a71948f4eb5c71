import assert from "node:assert/strict";
import { test } from "node:test";

import { clock, places, promise } from "./promise.ts";

const seven = 19 * 60;
const pizza = { station: "oven", minutes: 6 };
const pasta = { station: "pans", minutes: 9 };

// #region test
test("of thirty orders that come at seven, the last is promised for 7:48", () => {
  const kitchen = { oven: places(8, seven), pans: places(4, seven) };
  const promised = Array.from({ length: 30 }, () => promise(kitchen, [pizza, pizza], seven));

  // Eight pizzas at once, six minutes each: 60 pizzas are seven full ovens and a half-full one.
  assert.equal(clock(promised[0] ?? 0), "7:06");
  assert.equal(clock(promised.at(-1) ?? 0), "7:48");
});

test("an order is ready when its slowest dish is, whatever else the kitchen does", () => {
  const kitchen = { oven: places(8, seven), pans: places(4, seven) };

  assert.equal(clock(promise(kitchen, [pizza, pasta], seven)), "7:09");
  assert.equal(clock(promise(kitchen, [pizza], seven)), "7:06");
});
// #endregion

test("an idle kitchen begins now, and not when it was last free", () => {
  const kitchen = { oven: places(8, seven) };

  assert.equal(promise(kitchen, [pizza], seven + 30), seven + 36);
});

test("noon and midnight are twelve", () => {
  assert.deepEqual([clock(0), clock(720), clock(779)], ["12:00", "12:00", "12:59"]);
});

test("a dish for a station that does not exist is a mistake in the menu", () => {
  assert.throws(() => promise({}, [pizza], seven), /no station "oven"/);
});
