import assert from "node:assert/strict";
import { test } from "node:test";

import {
  describeErased,
  describeMore,
  describePeriod,
  figuresOf,
  formatHours,
  isEmptyReport,
  reportPath,
} from "./report";

test("writes the figures of a report of leads", () => {
  const row = { label: "Total", leads: 1500, inTalks: 3, won: 600, lost: 1, value: 12_000 };
  const totals = { ...row, wonShare: 0.4, medianHours: 5, unanswered: 2 };
  const report = {
    from: "2026-01",
    to: "2026-12",
    totals,
    spam: 7,
    erased: 0,
    months: [],
    groups: [],
  };

  assert.deepEqual(
    figuresOf(report).map(({ label, text }) => `${label}: ${text}`),
    [
      "Leads: 1,500",
      "In talks: 3",
      "Won: 600",
      "Lost: 1",
      "Value won: 12,000",
      "Share won: 40%",
      "Typical time to the first answer: 5 hours",
      "Unanswered: 2",
      "Spam, not counted: 7",
    ],
  );
  const open = { ...report, totals: { ...totals, won: 0, lost: 0, wonShare: null } };
  assert.equal(figuresOf(open).find(({ label }) => label === "Share won")?.text, "–");
  assert.equal(describePeriod(report), "Jan 2026 to Dec 2026");
  assert.equal(describePeriod({ from: "2026-01", to: "2026-01" }), "Jan 2026");
  assert.equal(isEmptyReport(report), false);
  const nothing = { ...report, spam: 0, totals: { ...totals, leads: 0 } };
  assert.equal(isEmptyReport(nothing), true);
  assert.equal(isEmptyReport({ ...nothing, erased: 1 }), false);
});

test("writes the time to the first answer in the largest useful unit", () => {
  for (const [hours, text] of [
    [null, "–"],
    [0, "0 minutes"],
    [1 / 60, "1 minute"],
    [0.5, "30 minutes"],
    [1, "1 hour"],
    [5.4, "5 hours"],
    [47, "47 hours"],
    [72, "3 days"],
  ] as const) {
    assert.equal(formatHours(hours), text);
  }
});

test("says what a table of leads lacks", () => {
  assert.equal(describeMore(0), undefined);
  assert.equal(describeMore(1200), "And 1,200 more, which are in the CSV.");
  assert.equal(describeErased(0, false), undefined);
  assert.equal(describeErased(3, true), undefined);
  assert.equal(describeErased(1, false), "Without 1 erased lead.");
  assert.equal(describeErased(3, false), "Without 3 erased leads.");
});

test("asks for a report with complete months only", () => {
  assert.equal(reportPath({ from: "", to: "" }), "/leads-report");
  assert.equal(reportPath({ from: "2026-0", to: "2026-02" }), "/leads-report?to=2026-02");
  assert.equal(
    reportPath({ from: "2026-01", to: "2026-02" }, { format: "csv" }),
    "/leads-report?from=2026-01&to=2026-02&format=csv",
  );
});
