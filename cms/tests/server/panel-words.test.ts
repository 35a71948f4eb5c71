import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

import { pluralNames } from "../../src/panel/brand/plural-names";
import { inputValue, notADate, storedValue } from "../../src/panel/fields/dates";
import { imageWarnings, minimumSize } from "../../src/panel/fields/pictures";
import { describeFailure, fileNameOf } from "../../src/leads/panel/download";
import {
  describeErased,
  describeMore,
  describePeriod,
  figuresOf,
  formatHours,
  isEmptyReport,
  reportPath,
  reportPermissions,
} from "../../src/leads/panel/report";
import { forms, isAnswerable } from "../../src/leads/forms/forms";
import {
  describeOutbox,
  describeRetention,
  describeUnanswered,
  listPath,
} from "../../src/leads/panel/summary";
import { canEdit, otherAuthorMessage } from "../../src/panel/rights/edit-permission";
import { cellFormatter } from "../../src/panel/lists/cells";
import { editPagePath } from "../../src/panel/edit-page-path";
import type { Forecast, PageForecast } from "../../src/common/forecast";
import type { Review, Status } from "../../src/publishing/types";
import { formatAgo, formatDateTime, formatSince, formatSoon } from "../../src/panel/times";
import {
  countBrokenLinks,
  countFailingLinks,
  describeChange,
  describeFailingLink,
  describeReason,
  describeRecord,
  describeStatus,
  nextStep,
  formatDuration,
} from "../../src/publishing/state/panel/messages";
import {
  describeForecast,
  describeRest,
  entryLabel,
  everyPageLabel,
} from "../../src/publishing/forecast/panel/forecast-messages";
import {
  describeOther,
  describePageCounts,
  listPages,
} from "../../src/publishing/state/panel/page-changes";
import {
  describeAsking,
  describeReview,
  mayAsk,
} from "../../src/publishing/reviews/panel/review-messages";

import { project } from "../support/service";

const now = new Date("2026-11-21T12:00:00Z");
const before = (seconds: number) => new Date(now.getTime() - seconds * 1000).toISOString();
const after = (seconds: number) => before(-seconds);

const live = { at: before(7200), release: "20261121T100000Z", pages: 90 };
const change = {
  uid: "api::home.home",
  documentId: "h1",
  title: "Home",
  action: "publish",
  by: "Kai",
  at: before(30),
} as const;
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
    /Press “Build now” to start one/,
  ],
  ["no release", { live: null }, "quiet", "There is no release yet.", /Build now/],
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
  assert.match(nextStep(failure), /Build now/);
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
    "A scheduled change failed.",
    scheduleProblem,
  ]);
});

test("shows if a user may change a record, and its author", () => {
  const uid = "api::article.article";
  const action = "plugin::content-manager.explorer.update";
  const own = { action, subject: uid, conditions: ["admin::is-creator"] };
  const record = { documentId: "a1", createdBy: { id: 1, firstname: "Edith", lastname: "Editor" } };

  assert.equal(canEdit([own], uid, record, 1), true);
  assert.equal(canEdit([own], uid, record, 2), false);
  assert.equal(canEdit([own], uid, { documentId: "a1", createdBy: null }, 2), false);
  assert.equal(canEdit([own], uid, {}, 2), true, "a new record");
  assert.equal(canEdit([own, { action, subject: uid, conditions: [] }], uid, record, 2), true);
  assert.equal(
    otherAuthorMessage(record),
    "Edith Editor wrote this. Your role can change only your own records.",
  );
  assert.match(otherAuthorMessage({ createdBy: null }), /^Another user wrote this\./);
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

test("shows a release's changes, their authors and the duration", () => {
  assert.equal(describeChange(change), "Published “Home” by Kai");
  assert.equal(describeChange({ ...change, action: "media", by: null }), "Changed file “Home”");
  assert.equal(describeReason({ by: "Kai" }), "Built by Kai");
  assert.equal(describeReason({ by: null }), "No change of content");
  assert.equal(formatDuration({ seconds: 28.4 }), "Took 28 s");
  assert.equal(formatDuration({ seconds: 150 }), "Took 2 min 30 s");
  assert.equal(formatDuration({ seconds: null }), "");
});

const noPages = { added: [], changed: [], removed: [] };
const noCounts = { added: 0, changed: 0, removed: 0, redirects: 0, isOfCode: false };

for (const [given, words] of [
  [{}, "No page changed"],
  [{ changed: 1 }, "1 page changed"],
  [{ changed: 12, added: 1 }, "12 pages changed, 1 added"],
  [{ added: 1, removed: 2 }, "1 page added, 2 removed"],
  [{ redirects: 1 }, "1 redirect changed"],
  [{ removed: 1, redirects: 2 }, "1 page removed, 2 redirects changed"],
  [{ changed: 90, isOfCode: true }, "New code or settings: all pages were rebuilt"],
] as const) {
  test(`says about the pages of a release: ${words}`, () => {
    assert.equal(describePageCounts({ ...noCounts, ...given }), words);
  });
}

test("lists the pages of a release, and counts those that are not shown", () => {
  const changed = Array.from({ length: 60 }, (_, index) => `/blog/${index}/`);
  const changes = {
    ...noPages,
    changed,
    removed: ["/old/"],
    other: [],
    redirects: noPages,
    isOfCode: false,
  };

  assert.deepEqual(listPages(changes, { ...noCounts, changed: 170, removed: 1 }), [
    { title: "Changed", paths: changed.slice(0, 50), more: 120, areLive: true },
    { title: "Removed", paths: ["/old/"], more: 0, areLive: false },
  ]);
});

test("says what else a release changed", () => {
  const changes = { ...noPages, isOfCode: false, redirects: noPages, other: [] };
  const redirects = { added: ["/old/"], changed: ["/%C3%BC%20b/"], removed: ["/?p=1"] };
  const many = { ...noPages, added: Array.from({ length: 60 }, (_, index) => `/${index}/`) };

  assert.equal(describeOther(changes, noCounts), null);
  assert.equal(
    describeOther({ ...changes, other: ["feeds", "sitemap", "search", "llms"] }, noCounts),
    "Also: feeds, sitemap, search, list for language models",
  );
  assert.equal(
    describeOther({ ...changes, other: ["feeds"], redirects }, { redirects: 3 }),
    "Also: feeds; redirects: /old/ added, /ü b/ changed, /?p=1 removed",
  );
  assert.match(
    describeOther({ ...changes, redirects: many }, { redirects: 60 }) ?? "",
    /^Also: redirects: \/0\/ added, .*, \/49\/ added, and 10 more$/,
  );
});

const maybe = { isCertain: false };
const noForecast: Forecast = {
  pages: [],
  everyPage: null,
  moves: null,
  redirects: noPages,
  other: [],
};
const forecastPage = (kind: PageForecast["kind"], given: Partial<PageForecast> = {}) => ({
  path: "/x/",
  kind,
  isCertain: true,
  texts: [],
  count: 0,
  ...given,
});
const times = <T>(count: number, value: T) => Array.from({ length: count }, () => value);
const everyPage = { texts: [{ before: "Jobs", after: "Work" }], count: 1, pages: 194 };

const forecastTable: [string, Partial<Forecast>, string[]][] = [
  ["nothing", {}, ["Publishing changes no page."]],
  ["one page", { pages: [forecastPage("changed")] }, ["Publishing changes 1 page."]],
  [
    "pages of each kind",
    {
      pages: [
        ...times(12, forecastPage("changed")),
        forecastPage("added"),
        forecastPage("removed"),
      ],
    },
    ["Publishing changes 12 pages, adds 1, and removes 1."],
  ],
  [
    "added and removed pages",
    { pages: [...times(2, forecastPage("added")), forecastPage("removed")] },
    ["Publishing adds 2 pages and removes 1."],
  ],
  [
    "every page",
    { everyPage, pages: [forecastPage("changed"), forecastPage("changed", maybe)] },
    ["Publishing changes every page (194).", "1 page has other changes, too."],
  ],
  [
    "every page, and new ones",
    { everyPage, pages: [...times(3, forecastPage("changed")), forecastPage("added")] },
    ["Publishing changes every page (194) and adds 1.", "3 pages have other changes, too."],
  ],
  [
    "further pages that may change",
    { pages: [forecastPage("changed"), ...times(42, forecastPage("changed", maybe))] },
    [
      "Publishing changes 1 page.",
      "Up to 42 further pages may change: their data differ, but visitors may notice nothing.",
    ],
  ],
  [
    "one page that may change",
    { pages: [forecastPage("changed", maybe)] },
    ["1 page may change: its data differ, but visitors may notice nothing."],
  ],
  [
    "a move, redirects and other files",
    {
      pages: [forecastPage("added"), forecastPage("removed")],
      moves: { from: "/a/", to: "/b/" },
      redirects: { added: ["/old/"], changed: [], removed: ["/x/"] },
      other: ["feeds", "search", "sitemap", "llms"],
    },
    [
      "Publishing adds 1 page and removes 1.",
      "The page moves from /a/ to /b/; visitors are redirected.",
      "Redirects: /old/ added, /x/ removed.",
      "Also: feeds, search, sitemap, list for language models.",
    ],
  ],
];

for (const [what, given, sentences] of forecastTable) {
  test(`says what publishing changes: ${what}`, () => {
    assert.deepEqual(describeForecast({ ...noForecast, ...given }), sentences);
  });
}

test("names an entry of the pages that publishing changes", () => {
  const entry = {
    paths: ["/x/"],
    count: 1,
    kind: "changed",
    isCertain: true,
    difference: { texts: [], count: 0 },
  } as const;

  assert.equal(entryLabel({ ...entry, paths: ["/x/"] }), "/x/");
  assert.equal(entryLabel({ ...entry, paths: ["/x/"], kind: "added" }), "/x/ (added)");
  assert.equal(entryLabel({ ...entry, paths: ["/x/", "/y/"], count: 38 }), "38 pages");
  assert.equal(entryLabel({ ...entry, paths: ["/x/"], isCertain: false }), "/x/ (may change)");
  assert.equal(everyPageLabel(everyPage), "Every page (194)");
});

test("says what differs on a page besides the listed texts", () => {
  const { texts } = everyPage;
  const changed = { kind: "changed", isCertain: true } as const;

  assert.equal(describeRest({ texts, count: 1 }, changed), null);
  assert.equal(describeRest({ texts, count: 2 }, changed), "and 1 more text");
  assert.equal(describeRest({ texts, count: 9 }, changed), "and 8 more texts");
  assert.equal(describeRest({ texts: [], count: 9 }, changed), "9 texts");
  assert.equal(
    describeRest({ texts: [], count: 0 }, changed),
    "The order, a link or a picture differs.",
  );
  assert.equal(
    describeRest({ texts: [], count: 0 }, { kind: "changed", ...maybe }),
    "Only details such as dates differ. Visitors may notice nothing.",
  );
  assert.equal(describeRest({ texts: [], count: 0 }, { ...changed, kind: "added" }), null);
});

const agoTable = [
  [0, "just now"],
  [-5, "just now"],
  [59, "just now"],
  [60, "1 minute ago"],
  [3599, "59 minutes ago"],
  [3600, "1 hour ago"],
  [86_399, "23 hours ago"],
  [86_400, "yesterday"],
  [3 * 86_400, "3 days ago"],
] as const;

test("formats a past time", () => {
  for (const [seconds, words] of agoTable) assert.equal(formatAgo(before(seconds), now), words);
  const early = new Date(2026, 10, 21, 1);
  const ago = (...at: [day: number, hour: number]) =>
    formatAgo(new Date(2026, 10, ...at).toISOString(), early);
  assert.equal(ago(20, 0), "yesterday");
  assert.equal(ago(19, 20), "2 days ago", "29 hours, over two nights");
});

const soonTable = [
  [1, "in a few seconds"],
  [5, "in about 5 seconds"],
  [31, "in about 35 seconds"],
  [54, "in about 55 seconds"],
  [55, "in about a minute"],
  [89, "in about a minute"],
  [90, "in about 2 minutes"],
  [600, "in about 10 minutes"],
] as const;

test("formats a future time", () => {
  for (const [seconds, words] of soonTable) assert.equal(formatSoon(seconds), words);
});

test("formats a time in the user's locale", () => {
  // Noon in the local time zone.
  const noon = new Date(2026, 10, 21, 12).toISOString();
  assert.match(formatDateTime(noon, "de-DE"), /^21\.11\.2026, 12:00$/);
  assert.match(formatDateTime(noon, "en-US"), /^Nov 21, 2026, 12:00\sPM$/);
});

test("finds the edit page of a record", () => {
  assert.equal(
    editPagePath({ ...change, kind: "singleType" }),
    "/content-manager/single-types/api::home.home",
  );
  assert.equal(
    editPagePath({ uid: "api::article.article", documentId: "a1" }),
    "/content-manager/collection-types/api::article.article/a1",
  );
  assert.equal(editPagePath({ uid: "plugin::upload.file", documentId: "f" }), "/plugins/upload");
});

test("counts leads", () => {
  const collection = { uid: "api::contact-data.contact-data", name: "Message", week: 3 };

  assert.equal(describeUnanswered({ ...collection, unanswered: 2 }), "2 unanswered");
  assert.equal(describeUnanswered({ ...collection, unanswered: 0 }), "All answered");
  assert.equal(describeUnanswered({ ...collection, unanswered: null }), "");
  assert.match(describeRetention({ retentionDays: 365 }), /deleted after 365 days/);
  assert.match(describeRetention({ retentionDays: 0 }), /kept until/);
  assert.match(
    decodeURIComponent(listPath({ ...collection, unanswered: 2 })),
    /\[state\]\[\$eq\]=new/,
  );
  assert.doesNotMatch(listPath({ ...collection, unanswered: 0 }), /filters/);
});

test("says which emails and messages to webhooks were not sent, and why", () => {
  const mail = { failing: 1, givenUp: 0, problem: "the mail server does not answer (ETIMEDOUT)" };

  const say = (given: typeof mail | null, webhooks: (typeof mail & { name: string })[] = []) =>
    describeOutbox({ mail: given, webhooks });

  assert.match(
    say(mail).join(),
    /^1 email was not sent: the mail server does not answer \(ETIMEDOUT\)\. .*administrator/,
  );
  assert.match(say({ ...mail, givenUp: 2 }).join(), /^3 emails were not sent/);
  assert.deepEqual(say({ ...mail, failing: 0 }), []);
  assert.deepEqual(say(null), []);

  const crm = { name: "crm", failing: 1, givenUp: 0, problem: "answers 500" };
  const [first, second, ...others] = say(null, [
    crm,
    { ...crm, name: "chat", givenUp: 1 },
    { ...crm, name: "sheet", failing: 0 },
  ]);
  assert.match(first ?? "", /^1 message to the webhook “crm” was not sent: answers 500\. /);
  assert.match(second ?? "", /^2 messages to the webhook “chat” were not sent/);
  assert.deepEqual(others, []);
});

test("shows problems of images", () => {
  const picture = {
    name: "a.png",
    mime: "image/png",
    alternativeText: "A",
    width: 800,
    height: 600,
  };
  const hint = "Shown when somebody shares the page. At least 1200 × 630 pixels.";

  assert.deepEqual(minimumSize(hint), { width: 1200, height: 630 });
  assert.deepEqual(minimumSize("At least 1600 pixels wide."), { width: 1600, height: 0 });
  assert.equal(minimumSize("Shown next to the title."), null);

  assert.deepEqual(imageWarnings([picture], ""), []);
  assert.match(imageWarnings([picture], hint).join(), /800 × 600 pixels/);
  assert.deepEqual(imageWarnings([{ ...picture, width: 1200, height: 630 }], hint), []);
  assert.match(
    imageWarnings([{ ...picture, alternativeText: null }], "").join(),
    /alternative text/,
  );
  assert.deepEqual(imageWarnings([{ name: "a.vtt", mime: "text/vtt" }], hint), []);
});

test("formats a start time: the time if today, else the date", () => {
  // In the local time zone, like the messages.
  const noon = new Date(2026, 10, 21, 12, 0);

  assert.equal(formatSince(new Date(2026, 10, 21, 8, 5).toISOString(), noon), "8:05 AM");
  assert.equal(
    formatSince(new Date(2026, 10, 3, 22, 42).toISOString(), noon),
    "November 3 at 10:42 PM",
  );
  assert.equal(formatSince(new Date(2025, 11, 31, 8, 5).toISOString(), noon), "December 31, 2025");
});

test("converts between stored dates and the browser's input, in the user's time zone", () => {
  const validity = { valid: true };
  const moment = new Date(2026, 10, 30, 14, 5).toISOString();

  assert.equal(inputValue("date", "2026-11-30"), "2026-11-30");
  assert.equal(inputValue("datetime", moment), "2026-11-30T14:05");
  for (const stored of ["30.11.", "", null, undefined]) {
    assert.equal(inputValue("date", stored), "", String(stored));
  }
  assert.equal(storedValue("date", { value: "2026-11-30", validity }), "2026-11-30");
  assert.equal(storedValue("datetime", { value: "2026-11-30T14:05", validity }), moment);
  assert.equal(storedValue("datetime", { value: "", validity }), null);
});

test("does not take an incomplete date for an empty field", () => {
  const validity = { valid: false };

  assert.equal(storedValue("date", { value: "", validity }), notADate);
  assert.equal(inputValue("date", notADate), "");
});

test("shortens list cells, and labels enum values", () => {
  const write = (type: string, value: unknown) =>
    cellFormatter({ name: "a", attribute: { type } })?.(value);

  assert.equal(write("date", "2026-11-10"), "Nov 10, 2026");
  assert.equal(
    write("datetime", new Date(2026, 10, 10, 14, 5).toISOString()),
    "Nov 10, 2026, 2:05 PM",
  );
  assert.equal(write("enumeration", "answered"), "Answered");
  assert.equal(write("enumeration", "dotnet"), ".NET");
  assert.equal(write("boolean", true), "Yes");
  assert.equal(write("boolean", false), "No");
  assert.equal(write("datetime", null), "–");
  assert.equal(write("string", "A headline"), undefined, "other cells are Strapi's");
});

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
      "Median time to the first answer: 5 hours",
      "Unanswered: 2",
      "Spam, not counted: 7",
    ],
  );
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

test("asks for a report with complete months only, for those who may read leads", () => {
  assert.equal(reportPath({ from: "", to: "" }), "/leads-report");
  assert.equal(reportPath({ from: "2026-0", to: "2026-02" }), "/leads-report?to=2026-02");
  assert.equal(
    reportPath({ from: "2026-01", to: "2026-02" }, { format: "csv" }),
    "/leads-report?from=2026-01&to=2026-02&format=csv",
  );
  assert.deepEqual(
    reportPermissions.map(({ subject }) => subject).sort(),
    Object.values(forms)
      .filter(isAnswerable)
      .map(({ uid }) => uid as string)
      .sort(),
  );
});

test("has a plural for every collection in the menu", () => {
  const names = readdirSync(join(project, "src/api")).flatMap((name) => {
    const schema = JSON.parse(
      readFileSync(join(project, `src/api/${name}/content-types/${name}/schema.json`), "utf8"),
    );
    const isShown = schema.pluginOptions?.["content-manager"]?.visible !== false;

    return isShown && schema.kind === "collectionType" ? [schema.info.displayName as string] : [];
  });

  assert.deepEqual(Object.keys(pluralNames).sort(), names.sort());
});

test("names a download by the response's file name, and explains a failed one", () => {
  const headers = new Headers({ "Content-Disposition": 'attachment; filename="contact-1.csv"' });
  assert.equal(fileNameOf(headers), "contact-1.csv");
  assert.equal(fileNameOf(new Headers()), "export.csv");
  assert.match(describeFailure({ status: 403 }), /Ask an administrator for access/);
  assert.match(describeFailure(new TypeError("Failed to fetch")), /nothing was saved\. Try again/);
});

test("describes requests to publish", () => {
  const request: Review = {
    ...change,
    id: "r1",
    state: "open",
    askedBy: "Ada",
    askedAt: before(60),
    message: null,
    answeredBy: null,
    answeredAt: null,
    answer: null,
    isOwn: false,
  };
  const sentences = (
    [
      {},
      { isOwn: true },
      { state: "withdrawn", answeredBy: "Ada" },
      { state: "given back", answeredBy: "Kai" },
      { state: "published", answeredBy: "Kai" },
      { state: "published" },
    ] as const
  ).map((given) => describeReview({ ...request, ...given }));

  assert.deepEqual(sentences, [
    "Ada asks to publish this.",
    "You asked to publish this.",
    "The request was withdrawn.",
    "Kai gave it back.",
    "Kai published it.",
    "It was published on schedule.",
  ]);
});

test("a draft of their own can be asked about by users who may not publish it", () => {
  const uid = "api::article.article";
  const permit = (name: string, conditions: string[] = []) => ({
    action: `plugin::content-manager.explorer.${name}`,
    subject: uid,
    conditions,
  });
  const own = { documentId: "a1", createdBy: { id: 7 } };
  const author = [permit("update", ["admin::is-creator"])];

  assert.ok(mayAsk(author, uid, own, 7));
  assert.ok(!mayAsk(author, uid, own, 8));
  assert.ok(!mayAsk(author, "api::page.page", own, 7));
  assert.ok(!mayAsk([...author, permit("publish")], uid, own, 7));
  assert.ok(!mayAsk([permit("read")], uid, own, 7));
});

test("asking needs a saved draft that differs from the website, and no open request", () => {
  const draft = { documentId: "a1", status: "draft", isModified: false, isOpen: false };
  const ask = { label: "Ask to publish", disabled: false };

  assert.deepEqual(describeAsking(draft), ask);
  assert.deepEqual(describeAsking({ ...draft, status: "modified" }), ask);
  // The dialog says to save first.
  assert.deepEqual(describeAsking({ ...draft, status: "published", isModified: true }), ask);
  const { documentId: _documentId, ...unsaved } = draft;
  assert.ok(describeAsking(unsaved).disabled);
  assert.ok(describeAsking({ ...draft, status: "published" }).disabled);
  assert.deepEqual(describeAsking({ ...draft, isOpen: true }), {
    label: "Asked to publish",
    disabled: true,
  });
});
