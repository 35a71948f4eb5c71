import assert from "node:assert/strict";
import { test } from "node:test";

import { describeOther, describePageCounts, listPages } from "./page-changes";

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
    "Also: RSS feeds, sitemap, search, list for AI assistants",
  );
  assert.equal(
    describeOther({ ...changes, other: ["feeds"], redirects }, { redirects: 3 }),
    "Also: RSS feeds; redirects: /old/ added, /ü b/ changed, /?p=1 removed",
  );
  assert.match(
    describeOther({ ...changes, redirects: many }, { redirects: 60 }) ?? "",
    /^Also: redirects: \/0\/ added, .*, \/49\/ added, and 10 more$/,
  );
});
