import assert from "node:assert/strict";
import { test } from "node:test";

import { chanceOfLuck, interval } from "./interval.ts";

const percent = (correct: number, examples: number) =>
  interval(correct, examples).map((share) => Math.round(share * 1000) / 10);

// #region test
test("the same 95 percent, measured with more and more examples", () => {
  assert.deepEqual(percent(19, 20), [76.4, 99.1]);
  assert.deepEqual(percent(95, 100), [88.8, 97.8]);
  assert.deepEqual(percent(285, 300), [91.9, 96.9]);
  assert.deepEqual(percent(950, 1000), [93.5, 96.2]);
});
// #endregion

test("no failure in 20, 100 and 300 examples is not a perfect feature", () => {
  assert.deepEqual(
    [percent(20, 20), percent(100, 100), percent(300, 300)],
    [
      [83.9, 100],
      [96.3, 100],
      [98.7, 100],
    ],
  );
});

test("compares two versions by the examples on which they differ", () => {
  const round = (share: number) => Math.round(share * 1000) / 1000;

  assert.equal(round(chanceOfLuck(4, 10)), 0.18);
  assert.equal(round(chanceOfLuck(4, 16)), 0.012);
  assert.equal(chanceOfLuck(5, 5), 1);
  assert.equal(chanceOfLuck(3, 12), chanceOfLuck(12, 3));
});

test("a feature that is right in 80 of 100 cases gets 19 of 20 right once in 14 demonstrations", () => {
  const chance = 20 * 0.8 ** 19 * 0.2 + 0.8 ** 20;

  assert.equal(Math.round(1 / chance), 14);
});
