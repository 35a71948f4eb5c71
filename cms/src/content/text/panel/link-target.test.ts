import assert from "node:assert/strict";
import { test } from "node:test";

import { completeLink, linkIssue } from "./link-target";

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
