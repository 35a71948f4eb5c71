import assert from "node:assert/strict";
import { test } from "node:test";

import { completeLink, linkIssue, missingPage } from "./link-target";

test("an address is completed as people write it", () => {
  const pages = [{ title: "About us", path: "/about-us/" }];

  for (const [written, address] of [
    ["about us", "/about-us/"],
    ["/contact-us/", "/contact-us/"],
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

test("an address without a page is named, with the page near it", () => {
  const pages = [
    { title: "Home", path: "/" },
    { title: "Engagement models", path: "/engagement/" },
    { title: "Hire a Flutter developer", path: "/hire-flutter-developer/" },
    { title: "Apps", path: "/blog/apps/" },
  ];
  const nearest = (target: string) => missingPage(target, pages)?.match(/Near it is (\S+) \(/)?.[1];

  assert.equal(nearest("/engagement-models/"), "/engagement/");
  assert.equal(nearest("/engagement/models"), "/engagement/");
  assert.equal(nearest("/hire-flutter-developers/?utm_source=a#top"), "/hire-flutter-developer/");
  assert.match(missingPage("/nowhere/", pages) ?? "", /^No page of the website has this address/);
  assert.doesNotMatch(missingPage("/nowhere/", pages) ?? "", /Near/);
  for (const target of [
    ...["/", "/engagement/", "/engagement", "/engagement/?a=b#c", "/blog/apps/#part"],
    ...["https://example.com/nowhere/", "//example.com/", "mailto:a@example.com", "#part", ""],
    ...["/uploads/offer.pdf", "two words"],
  ]) {
    assert.equal(missingPage(target, pages), undefined, target);
  }
  assert.equal(missingPage("/nowhere/", []), undefined, "before the pages are loaded");
});
