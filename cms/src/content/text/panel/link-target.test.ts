import assert from "node:assert/strict";
import { test } from "node:test";

import { completeLink, linkIssue, matchPages } from "./link-target";

const page = (title: string, path: string) => ({ title, path, type: "Page", isPublished: true });

test("pages are found by their title, in any case and without accents, and by their address", () => {
  const pages = [
    page("Work", "/team/jobs/"),
    page("Meet the team", "/people/"),
    page("Téam", "/us/"),
    page("Blog", "/blog/"),
  ];
  const found = (typed: string) => matchPages(typed, pages).map(({ path }) => path);

  assert.deepEqual(found("TEAM"), ["/us/", "/people/", "/team/jobs/"]);
  assert.deepEqual(found(" /blog"), ["/blog/"]);
  assert.deepEqual(found("nothing"), []);
  assert.equal(found("").length, pages.length);
});

test("no more than a hundred pages are listed", () => {
  const pages = Array.from({ length: 120 }, (_, at) => page(`Page ${at}`, `/${at}/`));

  assert.equal(matchPages("page", pages).length, 100);
});

test("an address is completed as people write it", () => {
  const pages = [page("About us", "/about-us/"), page("UI/UX research", "/services/ui-ux/")];

  for (const [written, address] of [
    ["about us", "/about-us/"],
    ["/contact-us/", "/contact-us/"],
    ["/", "/"],
    ["www.example.com/a?b", "https://www.example.com/a?b"],
    ["ada@example.com", "mailto:ada@example.com"],
    ["+49 30 123456", "tel:+4930123456"],
    [" https://example.com ", "https://example.com"],
    ["#scope", "#scope"],
  ] as const) {
    assert.equal(completeLink(written, pages), address);
    assert.equal(linkIssue(address), undefined);
  }
  for (const wrong of ["", "javascript:alert(1)", "two words", "//example.com"]) {
    assert.match(linkIssue(completeLink(wrong, pages)) ?? "", /Choose a page from the list/);
  }
});
