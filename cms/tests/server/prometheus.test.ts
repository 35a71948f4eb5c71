import assert from "node:assert/strict";
import { test } from "node:test";

import { parseMetrics } from "../support/prometheus";

const family = "# HELP jobs Jobs.\n# TYPE jobs gauge\n";
const histogram = "# HELP time Time.\n# TYPE time histogram\n";

test("the metrics parser accepts valid input", () => {
  assert.deepEqual(
    parseMetrics(`${family}jobs{kind="a \\"b\\" \\\\ \\n c",state="x"} 1.5e3\njobs 0\n`),
    [
      { name: "jobs", labels: { kind: 'a \\"b\\" \\\\ \\n c', state: "x" }, value: 1500 },
      { name: "jobs", labels: {}, value: 0 },
    ],
  );
});

for (const [why, text] of [
  ["no end of the last line", `${family}jobs 1`],
  ["a sample without a family", "jobs 1\n"],
  ["a family without a type", "# HELP jobs Jobs.\njobs 1\n"],
  ["an unknown type", "# HELP jobs Jobs.\n# TYPE jobs number\njobs 1\n"],
  ["a type after its samples", `${family}jobs 1\n# TYPE jobs gauge\n`],
  ["a family in two places", `${family}jobs 1\n${histogram}${family}jobs{a="b"} 1\n`],
  ["a sample twice", `${family}jobs 1\njobs 1\n`],
  ["a label twice", `${family}jobs{a="1",a="2"} 1\n`],
  ["an open quote", `${family}jobs{a="1} 1\n`],
  ["a quote that is not escaped", `${family}jobs{a="1"2"} 1\n`],
  ["no number", `${family}jobs many\n`],
  ["a name of another family", `${family}tasks 1\n`],
  ["a counter below zero", "# HELP jobs Jobs.\n# TYPE jobs counter\njobs -1\n"],
  ["a histogram without +Inf", `${histogram}time_bucket{le="1"} 1\ntime_sum 1\ntime_count 1\n`],
  [
    "buckets that fall",
    `${histogram}time_bucket{le="1"} 2\ntime_bucket{le="+Inf"} 1\ntime_sum 1\ntime_count 1\n`,
  ],
] as const) {
  test(`the metrics parser rejects ${why}`, () => {
    assert.throws(() => parseMetrics(text));
  });
}
