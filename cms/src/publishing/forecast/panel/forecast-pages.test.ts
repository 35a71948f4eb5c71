import assert from "node:assert/strict";
import { test } from "node:test";

import type { PageForecast } from "../../../common/forecast";
import { listForecast } from "./forecast-pages";

const page = (path: string, given: Partial<PageForecast> = {}): PageForecast => ({
  path,
  kind: "changed",
  texts: [{ before: `Words of ${path}`, after: "Other words" }],
  count: 1,
  ...given,
});

const pages = (count: number, given: Partial<PageForecast> = {}) =>
  Array.from({ length: count }, (_, index) => page(`/${index}/`, given));

const sameText = { texts: [{ before: "Jobs", after: "Work" }] };

test("gives pages with the same difference one entry", () => {
  const { first, rest } = listForecast({ pages: [page("/a/"), ...pages(38, sameText)] });

  assert.deepEqual(
    first.map(({ count, paths }) => [count, paths.length, paths[0]]),
    [
      [1, 1, "/a/"],
      [38, 38, "/0/"],
    ],
  );
  assert.deepEqual(first[1]?.difference, { ...sameText, count: 1 });
  assert.deepEqual(rest, []);
});

test("keeps pages apart whose differences are not all known, or that are added or removed", () => {
  for (const given of [
    { ...sameText, count: 2 },
    { ...sameText, kind: "added" },
    { ...sameText, kind: "removed" },
  ] as const) {
    assert.equal(listForecast({ pages: pages(3, given) }).first.length, 3);
  }
});

test("leaves entries after the first ten for later, and counts their pages", () => {
  const { first, rest, restCount, unlisted } = listForecast({
    pages: [...pages(11), page("/x/", sameText), page("/y/", sameText)],
  });

  assert.equal(first.length, 10);
  assert.deepEqual(
    rest.map(({ paths }) => paths),
    [["/10/"], ["/x/", "/y/"]],
  );
  assert.equal(restCount, 3);
  assert.equal(unlisted, 0);
});

test("lists at most 200 pages, and counts the others", () => {
  const many = listForecast({ pages: pages(230) });
  assert.equal(many.first.length + many.rest.length, 200);
  assert.equal(many.restCount, 190);
  assert.equal(many.unlisted, 30);

  const [group] = listForecast({ pages: pages(230, sameText) }).first;
  assert.equal(group?.paths.length, 200);
  assert.equal(group?.count, 230);
});
