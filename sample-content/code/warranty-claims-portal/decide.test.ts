import assert from "node:assert/strict";
import { test } from "node:test";

import { decide, type Rule } from "./decide.ts";

const rules: Rule[] = [
  { id: "R-12 v3", product: "mixer", months: 24, from: "2020-01-01" },
  {
    id: "R-31 v1",
    product: "mixer",
    part: "motor",
    months: 36,
    from: "2020-01-01",
    until: "2025-01-01",
  },
  { id: "R-31 v2", product: "mixer", part: "motor", months: 60, from: "2025-01-01" },
];

// #region test
test("a rule counts for what was bought while it was in force, to the day", () => {
  const motor = { product: "mixer", part: "motor" };
  const cases = [
    ["2024-12-31", "2027-12-31", "covered", "R-31 v1"],
    ["2024-12-31", "2028-01-01", "not covered", "R-12 v3, R-31 v1"],
    ["2025-01-01", "2030-01-01", "covered", "R-31 v2"],
    ["2024-02-29", "2027-02-28", "covered", "R-31 v1"],
    ["2024-02-29", "2027-03-01", "not covered", "R-12 v3, R-31 v1"],
  ] as const;
  for (const [bought, failed, answer, named] of cases) {
    const decision = decide({ ...motor, bought, failed }, rules);
    assert.deepEqual([decision.answer, decision.rules.join(", ")], [answer, named], bought);
  }
});
// #endregion

test("what no rule speaks of, or nobody can prove, needs a person", () => {
  for (const claim of [
    { product: "kettle", part: "lid", bought: "2025-05-05", failed: "2025-06-06" },
    { product: "mixer", part: "motor", failed: "2025-06-06" },
    { product: "mixer", part: "motor", bought: "2019-05-05", failed: "2019-06-06" },
  ]) {
    assert.deepEqual(decide(claim, rules), { answer: "needs a person", rules: [] });
  }
});
