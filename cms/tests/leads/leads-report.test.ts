import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { forms, isAnswerable } from "../../src/leads/forms/forms";
import { outcomeTimes } from "../../src/leads/forms/outcome";
import { reportPermissions } from "../../src/leads/panel/report-permissions";
import { campaignOf, firstPageOf, pageOf } from "../../src/leads/report/group-lead";
import { readPeriod } from "../../src/leads/report/period";
import { median } from "../../src/leads/report/answer-times";
import { createTally } from "../../src/leads/report/tally";
import { timeZoneOf } from "../../src/server/lib/time-zone";

import { describeLeadsReport } from "./leads-report.suite";

const now = new Date("2026-03-15T12:00:00Z");

describe("the period of a report", () => {
  test("is the last twelve months by default", () => {
    const { months, start, end } = readPeriod({}, now);

    assert.deepEqual([months.length, months[0], months.at(-1)], [12, "2025-04", "2026-03"]);
    assert.equal(start.toISOString(), "2025-04-01T00:00:00.000Z");
    assert.equal(end.toISOString(), "2026-04-01T00:00:00.000Z");
    assert.deepEqual(readPeriod({ from: "2025-12", to: "2026-01" }, now).months, [
      "2025-12",
      "2026-01",
    ]);
  });

  test("has the months of the reader's time zone", () => {
    const night = new Date("2026-04-01T02:00:00Z");
    for (const [zone, month, start] of [
      ["America/Los_Angeles", "2026-03", "2026-03-01T08:00:00.000Z"],
      ["Europe/Berlin", "2026-04", "2026-03-31T22:00:00.000Z"],
      ["Asia/Kolkata", "2026-04", "2026-03-31T18:30:00.000Z"],
      ["Pacific/Auckland", "2026-04", "2026-03-31T11:00:00.000Z"],
    ] as const) {
      const period = readPeriod({ from: month }, night, zone);

      assert.deepEqual([period.months, period.start.toISOString()], [[month], start], zone);
      assert.equal(period.monthOf(night), month, zone);
      assert.equal(period.monthOf(new Date(period.start.getTime() - 1)) < month, true, zone);
    }
  });

  test("begins with the first moment of a day whose clock changes at midnight", () => {
    const startOf = (month: string, zone: string) =>
      readPeriod({ from: month, to: month }, now, zone).start.toISOString();

    // From 0:00 to 1:00, and from 24:00 back to 23:00.
    assert.equal(startOf("2017-10", "America/Asuncion"), "2017-10-01T04:00:00.000Z");
    assert.equal(startOf("2018-04", "Asia/Amman"), "2018-03-31T21:00:00.000Z");
    assert.equal(startOf("2023-10", "America/Asuncion"), "2023-10-01T04:00:00.000Z");
  });

  test("is refused with a sentence unless it is at most ten years of months in their order", () => {
    for (const [given, message] of [
      [{ from: "2026-13" }, /for example 2026-01/],
      [{ from: "2026-1" }, /for example 2026-01/],
      [{ to: "9999-12" }, /for example 2026-01/],
      [{ to: ["2026-01", "2026-02"] }, /for example 2026-01/],
      [{ from: "2026-02", to: "2026-01" }, /Swap them/],
      [{ from: "2016-01", to: "2026-01" }, /at most ten years/],
    ] as const) {
      assert.throws(() => readPeriod(given, now), { status: 400, message });
    }
  });
});

test("the median is the middle number, or half the sum of the two in the middle", () => {
  assert.equal(median([]), null);
  assert.equal(median([10, 2, 3]), 3);
  assert.equal(median([10, 2, 3, 4]), 3.5);
});

test("the panel shows the report to those who may read leads that have a state", () => {
  assert.deepEqual(
    reportPermissions.map(({ subject }) => subject).sort(),
    Object.values(forms)
      .filter(isAnswerable)
      .map(({ uid }) => uid as string)
      .sort(),
  );
});

test("labels of a report have no query and no email address", () => {
  const lead = (more: object) => ({ createdAt: "", ...more });

  assert.equal(pageOf(lead({ url: "contact-us" })), "/contact-us/");
  assert.equal(pageOf(lead({ url: "/contact-us/?email=a@b.example#c" })), "/contact-us/");
  assert.equal(pageOf(lead({ url: "" })), "/");
  assert.equal(pageOf(lead({})), "");
  assert.equal(pageOf(lead({ url: "ada@example.com" })), "Hidden: has an @");
  assert.equal(campaignOf(lead({ utm_campaign: "ada@example.com" })), "Hidden: has an @");
  assert.equal(
    campaignOf(lead({ utm_source: "news", utm_campaign: "spring" })),
    "news / – / spring",
  );
  const labels = [
    ["a / b", "c"],
    ["a", "b / c"],
    ["a /", "b"],
    ["a", "/ b"],
    ["a", "–"],
    ["a", null],
    ['"a', 'b"'],
  ].map(([utm_source, utm_medium]) => campaignOf(lead({ utm_source, utm_medium })));
  assert.equal(new Set(labels).size, labels.length, labels.join("\n"));
  assert.equal(campaignOf(lead({})), "");
});

test("labels hide an @ in every spelling, and no other text", () => {
  const spellings = [
    "ada@example.com",
    "ada＠example.com",
    "ada﹫example.com",
    "ada%40example.com",
    "ada%25252540example.com",
    "ada%25%34%30example.com",
    "ada%EF%BC%A0example.com",
    "ada％40example.com",
    "ada％EF％BC％A0example.com",
    "ada％EF%BC%A0example.com",
    "ada％25％34％30example.com",
    "ada%ef%bc%8540example.com",
    "100%-ada%40example.com",
    "100%-ada%EF%BC%A0example.com",
    "100%-ada%25%34%30example.com",
    "%zz%E0%EF%BC%A0",
  ];
  for (const text of spellings) {
    const lead = { createdAt: "", url: `a/${text}/b`, first_page: `/a/${text}`, utm_medium: text };
    for (const label of [pageOf(lead), firstPageOf(lead), campaignOf(lead)]) {
      assert.equal(label, "Hidden: has an @", text);
    }
  }
  for (const text of ["100%", "50%25-off", "%zz", "caf%C3%A9", "%E4", "ﷺ", "größe", "４０"]) {
    assert.equal(pageOf({ createdAt: "", url: text }), `/${text}/`);
  }
});

test("a grouping has a limited number of labels", () => {
  const tally = createTally();
  for (let label = 0; label < 3000; label += 1) tally.add(String(label), {});

  assert.equal(tally.ranked().length, 2001);
  assert.deepEqual([tally.ranked()[0]?.label, tally.ranked()[0]?.leads], ["Others", 1000]);
});

test("the first answer and the decision get their times once", () => {
  const stored = { state: "new", decidedOn: null, answeredAt: null };
  const answeredAt = "2026-01-01T00:00:00.000Z";

  assert.deepEqual(outcomeTimes(stored, { state: "answered" }, now), { answeredAt: now });
  assert.deepEqual(outcomeTimes(stored, { state: "spam" }, now), {});
  assert.deepEqual(outcomeTimes(stored, { state: "new" }, now), {});
  assert.deepEqual(outcomeTimes({ ...stored, state: "spam" }, { state: "answered" }, now), {
    answeredAt: now,
  });
  assert.deepEqual(
    outcomeTimes({ ...stored, state: "answered" }, { state: "in talks" }, now),
    {},
    "the first answer to a lead of before is unknown",
  );
  assert.deepEqual(
    outcomeTimes({ ...stored, state: "answered", answeredAt }, { state: "won" }, now),
    {
      decidedOn: "2026-03-15",
    },
  );
  assert.deepEqual(
    outcomeTimes(
      { ...stored, state: "in talks", answeredAt },
      { state: "lost", decidedOn: "2026-02-01" },
      now,
    ),
    {},
  );
  assert.deepEqual(outcomeTimes({ ...stored, state: "won", answeredAt }, { state: "new" }, now), {
    answeredAt: null,
  });
});

test("the decision has the day of who makes it", () => {
  const stored = { state: "answered", decidedOn: null, answeredAt: "2026-01-01T00:00:00.000Z" };
  const at = new Date("2026-03-15T23:30:00Z");
  for (const [zone, decidedOn] of [
    ["America/Los_Angeles", "2026-03-15"],
    ["Europe/Berlin", "2026-03-16"],
    ["UTC", "2026-03-15"],
  ]) {
    assert.deepEqual(outcomeTimes(stored, { state: "won" }, at, zone), { decidedOn }, zone);
  }
});

test("a request has the time zone of the panel's user, or UTC", () => {
  const zoneOf = (zone: string) => timeZoneOf({ get: () => zone });

  assert.equal(zoneOf("America/Los_Angeles"), "America/Los_Angeles");
  for (const zone of ["", "Nowhere/Else", "UTC\u0000", "'"])
    assert.equal(zoneOf(zone), "UTC", zone);
  assert.equal(timeZoneOf(undefined), "UTC");
});

describe("the report of leads", () => describeLeadsReport(() => ({})));
