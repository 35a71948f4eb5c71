import assert from "node:assert/strict";
import { test } from "node:test";

import type { Forecast, PageForecast } from "../../../common/forecast";

import {
  describeForecast,
  describeRefusals,
  describeRest,
  entryLabel,
  everyPageLabel,
} from "./forecast-messages";

const noForecast: Forecast = {
  pages: [],
  everyPage: null,
  moves: null,
  redirects: { added: [], changed: [], removed: [] },
  other: [],
  brokenLinks: [],
};
const forecastPage = (kind: PageForecast["kind"]) => ({
  path: "/x/",
  kind,
  texts: [],
  count: 0,
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
    { everyPage, pages: [forecastPage("changed")] },
    ["Publishing changes every page (194).", "1 page has other changes, too."],
  ],
  [
    "every page, and new ones",
    { everyPage, pages: [...times(3, forecastPage("changed")), forecastPage("added")] },
    ["Publishing changes every page (194) and adds 1.", "3 pages have other changes, too."],
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
      "Also: RSS feeds, search, sitemap, list for AI assistants.",
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
    difference: { texts: [], count: 0 },
  } as const;

  assert.equal(entryLabel({ ...entry, paths: ["/x/"] }), "/x/");
  assert.equal(entryLabel({ ...entry, paths: ["/x/"], kind: "added" }), "/x/ (added)");
  assert.equal(entryLabel({ ...entry, paths: ["/x/", "/y/"], count: 38 }), "38 pages");
  assert.equal(everyPageLabel(everyPage), "Every page (194)");
});

test("says what differs on a page besides the listed texts", () => {
  const { texts } = everyPage;

  assert.equal(describeRest({ texts, count: 1 }, "changed"), null);
  assert.equal(describeRest({ texts, count: 2 }, "changed"), "and 1 more text");
  assert.equal(describeRest({ texts, count: 9 }, "changed"), "and 8 more texts");
  assert.equal(describeRest({ texts: [], count: 9 }, "changed"), "9 texts");
  assert.equal(
    describeRest({ texts: [], count: 0 }, "changed"),
    "The order, a link or a picture differs.",
  );
  assert.equal(describeRest({ texts: [], count: 0 }, "added"), null);
});

test("what prevents publishing is named field by field", () => {
  assert.deepEqual(describeRefusals(["Title: Fill it in."]), [
    "Publishing is refused until you correct this:",
    "Title: Fill it in.",
  ]);
});
