import assert from "node:assert/strict";
import { test } from "node:test";

import { after, before, change, now } from "../../../../tests/support/recent-change";
import type { Status } from "../../types";

import {
  countBrokenLinks,
  countFailingLinks,
  describeChange,
  describeFailingLink,
  describeReason,
  describeRecord,
  describeStatus,
  formatDuration,
  nextStep,
} from "./messages";

const live = { at: before(7200), release: "20261121T100000Z", pages: 90 };
const noState = {
  liveSince: null,
  expectedAt: null,
  failure: null,
  held: null,
  brokenLinks: [],
  externalLinks: [],
  publishAt: null,
  unpublishAt: null,
  scheduleProblem: null,
  fromCatalogue: false,
  isUnused: false,
};
const failure = { at: before(60), sentence: "The file a.png is gone.", record: null };
const build = (state: "waiting" | "building", passed: number, expectedSeconds: number | null) => ({
  state,
  since: before(passed),
  expectedSeconds,
});
const status = (given: Partial<Status>): Status => ({
  mode: "publisher",
  publisher: "available",
  live,
  rolledBack: false,
  unreported: false,
  build: null,
  failure: null,
  held: [],
  brokenLinks: { links: [], more: 0 },
  withoutPage: [],
  pending: [],
  ...given,
});

const states: [string, Partial<Status>, string, string, RegExp | null][] = [
  ["all is live", {}, "good", "Visitors see everything that is published.", null],
  [
    "one record is held back",
    { held: [{ sentence: failure.sentence, record: change }] },
    "warning",
    "Everything is live except one record.",
    /publish it again/,
  ],
  [
    "two records are held back",
    { held: [1, 2].map(() => ({ sentence: failure.sentence, record: change })) },
    "warning",
    "Everything is live except 2 records.",
    /see the previous version/,
  ],
  [
    "a record has no page",
    { withoutPage: [change] },
    "warning",
    "Visitors see everything that is published and has a page.",
    null,
  ],
  [
    "rolled back",
    { rolledBack: true },
    "warning",
    "Visitors see an earlier release.",
    /Press “Update now” to start one/,
  ],
  ["no release", { live: null }, "quiet", "There is no release yet.", /Update now/],
  ["a change waits", { pending: [change] }, "busy", "Changes are waiting to go live.", /a minute/],
  [
    "a build waits",
    { build: build("waiting", 2, 30), pending: [change] },
    "busy",
    "An update starts in a few seconds.",
    /more changes/,
  ],
  [
    "a build runs",
    { build: build("building", 10, 32) },
    "busy",
    "The website is being updated.",
    /^Visitors will see it in about 25 seconds\.$/,
  ],
  [
    "the first build runs",
    { build: build("building", 10, null), live: null },
    "busy",
    "The website is being updated.",
    /a minute or two/,
  ],
  [
    "a build is late",
    { build: build("building", 50, 32) },
    "busy",
    "The website is being updated.",
    /longer than usual/,
  ],
  ["a build failed", { failure }, "bad", "The last update failed.", /made 2 hours ago/],
  [
    "a build runs after one that failed",
    { failure, build: build("building", 1, 30) },
    "busy",
    "The website is being updated.",
    /30 seconds/,
  ],
  [
    "the publisher is away",
    { publisher: "unavailable", pending: [change] },
    "warning",
    "The website cannot be updated right now.",
    /Nothing is lost/,
  ],
  [
    "the publisher is away in the middle of a build",
    { publisher: "unavailable", build: build("building", 50, 32), pending: [change] },
    "warning",
    "The website cannot be updated right now.",
    /when it is running again/,
  ],
  [
    "a host was asked",
    { mode: "hook", build: build("building", 10, null), live: null },
    "busy",
    "An update was requested from the host.",
    /has not reported yet/,
  ],
  [
    "a host did not report",
    { mode: "hook", unreported: true, live: null },
    "warning",
    "The host did not report how the last update ended.",
    /its log says so/,
  ],
  [
    "publishing is off",
    { mode: "off", live: null },
    "quiet",
    "Publishing from this panel is switched off.",
    /next build/,
  ],
];

for (const [what, given, tone, headline, detail] of states) {
  test(`has a message if ${what}`, () => {
    const description = describeStatus(status(given), now);

    assert.equal(description.tone, tone);
    assert.equal(description.headline, headline);
    if (detail) assert.match(description.detail ?? "", detail);
    else assert.equal(description.detail, null);
  });
}

test("shows progress during a build, but never 100%", () => {
  const progress = (passed: number, expected: number | null) =>
    describeStatus(status({ build: build("building", passed, expected) }), now).progress;

  assert.equal(progress(15, 30), 0.5);
  assert.equal(progress(300, 30), 0.95);
  assert.equal(progress(15, null), null);
  assert.equal(describeStatus(status({}), now).progress, null);
});

test("explains how to fix a failure", () => {
  assert.match(nextStep(failure), /Update now/);
  assert.match(nextStep({ ...failure, record: change }), /publish it again/);
});

test("shows whether visitors see a record", () => {
  const nothing = noState;
  const headline = (given: object, published = true) =>
    describeRecord({ ...nothing, ...given }, published, now).headline;

  assert.match(headline({ liveSince: before(120) }), /^Live since \d+:\d\d [AP]M\.$/);
  assert.equal(headline({ expectedAt: after(38) }), "Will be live in about 40 seconds.");
  assert.equal(headline({ expectedAt: before(1) }), "Will be live soon.");
  assert.equal(
    headline({ expectedAt: after(38) }, false),
    "Will be removed from the website in about 40 seconds.",
  );
  assert.equal(headline({ failure: "Gone.", expectedAt: null }), "The last build failed.");
  const sentence = "It has no title.";
  assert.equal(
    headline({ held: { sentence, shown: true } }),
    "Visitors still see the last good version.",
  );
  assert.match(headline({ held: { sentence, shown: false } }), /^Visitors do not see this yet/);
  assert.equal(headline({}, false), "Not published.");
  assert.equal(headline({}, true), "Published, but not live yet.");
});

test("counts the links that lead nowhere", () => {
  const link = { field: "Text", href: "/gone/", missing: "page" } as const;

  assert.equal(countBrokenLinks([link]), "One link leads nowhere.");
  assert.equal(countBrokenLinks([link, link]), "2 links lead nowhere.");
});

test("counts and describes the links to other sites that fail", () => {
  const since = new Date(2026, 10, 3, 10, 42).toISOString();
  const link = { field: "Text", href: "https://x.example/", problem: "answers 404", since };

  assert.equal(countFailingLinks([link]), "One link to another site fails.");
  assert.equal(countFailingLinks([link, link]), "2 links to other sites fail.");
  assert.match(describeFailingLink(link, now), /^Answers 404, since November 3 at 10:42\sAM\.$/);
});

test("shows a record's schedule, and the error of a missed time", () => {
  // In the local time zone, like the messages.
  const publishAt = new Date(2026, 10, 30, 14, 5).toISOString();
  const unpublishAt = new Date(2027, 0, 1, 8, 0).toISOString();
  const words = (given: object, published: boolean) => {
    const { headline, detail } = describeRecord({ ...noState, ...given }, published, now);

    return [headline, detail];
  };
  const willBeUnpublished = "Will be unpublished on January 1, 2027, at 8:00 AM.";

  assert.deepEqual(words({ publishAt }, false), [
    "Will be published on November 30, at 2:05 PM.",
    null,
  ]);
  assert.deepEqual(words({ publishAt, unpublishAt }, false)[1], willBeUnpublished);
  assert.deepEqual(words({ liveSince: before(120), unpublishAt }, true)[1], willBeUnpublished);
  assert.deepEqual(words({ publishAt }, true), [
    "Published, but not live yet.",
    "The draft will be published on November 30, at 2:05 PM.",
  ]);
  assert.deepEqual(words({ unpublishAt }, false)[0], "Not published.");
  const scheduleProblem = "Not published as scheduled. Summary: Fill this in.";
  assert.deepEqual(words({ scheduleProblem }, false), [
    "Not published as scheduled.",
    "Summary: Fill this in.",
  ]);
  const refused = "Not published by the import.\nSummary: Fill this in.\nSlug: Fill this in.";
  assert.deepEqual(words({ scheduleProblem: refused }, false), [
    "Not published by the import.",
    "Summary: Fill this in.\nSlug: Fill this in.",
  ]);
  assert.deepEqual(words({ scheduleProblem: "Not unpublished as scheduled." }, true), [
    "Not unpublished as scheduled.",
    null,
  ]);
});

test("shows that a catalogue page stays live without its record", () => {
  const state = { ...noState, fromCatalogue: true };

  assert.deepEqual(describeRecord(state, false, now), {
    tone: "quiet",
    headline: "Not published.",
    detail: "Visitors see the page without this text.",
    progress: null,
  });
  assert.equal(
    describeRecord({ ...state, fromCatalogue: false }, false, now).detail,
    "Visitors do not see this.",
  );
  const leaving = describeRecord({ ...state, expectedAt: after(38) }, false, now);
  assert.equal(leaving.headline, "This text will be removed from the website in about 40 seconds.");
  assert.equal(leaving.detail, "The page itself stays.");
  assert.equal(describeRecord(state, true, now).headline, "Published, but not live yet.");
});

test("a form says if no page shows it", () => {
  const words = (given: Partial<typeof noState>, published: boolean) => {
    const { headline, detail } = describeRecord(
      { ...noState, isUnused: true, ...given },
      published,
    );

    return [headline, detail];
  };
  const unused = "Published, but no page shows it.";
  const next = "Add it to a section of a page, and publish that page.";

  for (const given of [{}, { expectedAt: after(38) }, { liveSince: before(120) }]) {
    assert.deepEqual(words(given as object, true), [unused, next]);
  }
  assert.deepEqual(words({}, false), ["Not published.", "Visitors do not see this."]);
  assert.deepEqual(words({ expectedAt: after(38) } as object, false), [
    "Not published.",
    "No page shows it.",
  ]);
});

test("shows a release's changes, their authors and the duration", () => {
  assert.equal(describeChange(change), "Published “Home” by Kai");
  assert.equal(describeChange({ ...change, action: "media", by: null }), "Changed file “Home”");
  assert.equal(describeReason({ by: "Kai" }), "Built by Kai");
  assert.equal(describeReason({ by: null }), "No change of content");
  assert.equal(formatDuration({ seconds: 28.4 }), "Took 28 s");
  assert.equal(formatDuration({ seconds: 150 }), "Took 2 min 30 s");
  assert.equal(formatDuration({ seconds: null }), "");
});
