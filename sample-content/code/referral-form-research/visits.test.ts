import assert from "node:assert/strict";
import { test } from "node:test";

import { chanceToSee, shareThatHides, visitsFor } from "./visits.ts";

// #region test
test("seven visits show what a third has, and may well miss what a tenth has", () => {
  assert.equal(chanceToSee(1 / 3, 7).toFixed(3), "0.941");
  assert.equal(chanceToSee(1 / 10, 7).toFixed(3), "0.522");
  assert.equal(visitsFor(1 / 3, 0.9), 6);
  assert.equal(visitsFor(1 / 10, 0.9), 22);
  // What no doctor of seven had, up to 35 percent of all may have.
  assert.equal(shareThatHides(7, 0.95).toFixed(2), "0.35");
});
// #endregion

test("the visits that it takes are just enough", () => {
  for (const share of [0.05, 0.1, 0.3, 0.5, 0.9]) {
    for (const chance of [0.5, 0.8, 0.9, 0.99]) {
      const visits = visitsFor(share, chance);
      assert.ok(chanceToSee(share, visits) >= chance);
      assert.ok(chanceToSee(share, visits - 1) < chance);
    }
  }
});

test("a share of everybody or nobody is no question for a sample", () => {
  assert.throws(() => chanceToSee(1, 7), /share must be between/);
  assert.throws(() => visitsFor(0.1, 1), /chance must be between/);
});
