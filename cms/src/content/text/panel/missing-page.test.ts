import assert from "node:assert/strict";
import { test } from "node:test";

import { places } from "../../../common/catalogue/places";

import { missingPageFinder } from "./missing-page";

const page = (title: string, path: string, isPublished = true) => ({
  title,
  path,
  type: "Page",
  isPublished,
});
const targets = {
  pages: [
    ...places.map(({ name, slug }) => page(name, slug)),
    page("Our first year", "/blog/our-first-year/"),
    page("Über uns & Team", "/about-us/team/"),
    page("Delivery", "/blog/category/delivery/"),
    page("The harbor at night", "/harbor/night/", false),
  ],
  redirects: ["/old/", "/index.php?id=5"],
  origins: ["https://www.example.com", "http://localhost:9000"],
};
const find = missingPageFinder(targets);

for (const [href, nearest] of [
  ["/engagement-models/", "/engagement/"],
  ["/engagement-models", "/engagement/"],
  ["https://www.example.com/engagement-models/?a=b#why", "/engagement/"],
  ["http://localhost:9000/abuot-us/", "/about-us/"],
  ["/about/", "/about-us/"],
  ["/About-Us/", "/about-us/"],
  ["/our-first-year/", "/blog/our-first-year/"],
  ["/blog/our-first-years/", "/blog/our-first-year/"],
  ["/blog/category/deliver/", "/blog/category/delivery/"],
  ["/%C3%BCber-uns-team/", "/about-us/team/"],
  ["/portfolio/qqqqqqqqqqqqqqqqqqqq/", undefined],
  ["/harbor/nights/", "/harbor/night/"],
  ["/qqqq/", undefined],
] as const) {
  test(`no page has ${href}; the nearest is ${nearest ?? "none"}`, () => {
    const missing = find(href);

    assert.ok(missing && !missing.isDraft);
    assert.equal(missing.nearest?.path, nearest);
  });
}

for (const href of ["/harbor/night/", "https://www.example.com/harbor/night?a=b#top"]) {
  test(`${href} leads to a draft`, () => assert.deepEqual(find(href), { isDraft: true }));
}

for (const href of [
  "/",
  "/#services",
  "#scope",
  "/engagement/",
  "/engagement",
  "/engagement/?a=b#none",
  "https://www.example.com",
  "https://www.example.com/engagement/",
  "/thankyou/",
  "/blog/page/2/",
  "/blog/category/delivery/page/2/",
  "/portfolio/technology/flutter/",
  "/old",
  "/index.php?L=1&id=5",
  "/feed.xml",
  // Only the build knows which files there are.
  "/none.pdf",
  "https://other.example/engagement-models/",
  "mailto:ada@example.com",
  "tel:+4930123456",
  "",
  "two words",
]) {
  test(`nothing is said about "${href}"`, () => assert.equal(find(href), undefined));
}
