import assert from "node:assert/strict";
import { test } from "node:test";

import { chanceOf, daysFor, type Range, simulate } from "./forecast.ts";

// #region tasks
const tasks: Record<string, Range> = {
  "sign-in with the customer's accounts": [3, 5, 15],
  "catalog and search": [6, 8, 14],
  "prices from the ERP": [5, 8, 30],
  "cart and checkout": [8, 10, 18],
  "payment provider": [3, 5, 15],
  "order export": [3, 5, 20],
  "emails and documents": [2, 3, 6],
  "move of 12,000 customers": [4, 6, 20],
};
// #endregion

const ranges = Object.values(tasks);
const runs = simulate(ranges);
const sum = (index: 0 | 1 | 2) => ranges.reduce((days, range) => days + range[index], 0);
/** Days for half of the runs and for 85 of 100, with one task known better. */
const knowing = (name: string, range: Range) => {
  const better = simulate(Object.values({ ...tasks, [name]: range }));

  return [daysFor(0.5, better), daysFor(0.85, better)];
};

test("the sums of the three columns", () => {
  assert.deepEqual([sum(0), sum(1), sum(2)], [34, 50, 138]);
});

test("the sum of the likely days is hardly ever enough, and that of the worst always", () => {
  assert.deepEqual(
    [chanceOf(sum(1), runs), chanceOf(60, runs), chanceOf(sum(2), runs)],
    [0.0003, 0.0513, 1],
  );
});

test("days for half of the runs, and for 85 and 95 of 100", () => {
  assert.deepEqual(
    [0.5, 0.85, 0.95].map((share) => daysFor(share, runs)),
    [73, 84, 89],
  );
});

test("knowing the most uncertain task better moves the date, another hardly does", () => {
  assert.deepEqual(knowing("prices from the ERP", [7, 8, 10]), [68, 75]);
  assert.deepEqual(knowing("cart and checkout", [9, 10, 12]), [72, 82]);
});

test("a range without width is a number", () => {
  assert.equal(daysFor(0.85, simulate([[4, 4.0001, 4.0002]])), 4);
});
