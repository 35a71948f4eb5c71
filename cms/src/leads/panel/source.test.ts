import assert from "node:assert/strict";
import { test } from "node:test";

import { describeSource, type Source } from "./source";

test("says in one sentence where a lead comes from", () => {
  const none = { utm_source: null, utm_medium: null, utm_campaign: null, referrer: null };
  const cases: [Source, string | undefined][] = [
    [
      { ...none, utm_source: "LinkedIn", utm_campaign: "spring", first_page: "/" },
      "LinkedIn, campaign spring, first page /",
    ],
    [
      {
        utm_source: "news",
        utm_medium: "email",
        utm_campaign: "spring",
        referrer: "mail.example",
        first_page: "/audit/",
        url: "contact-us/",
      },
      "news, from mail.example, medium email, campaign spring, first page /audit/, sent from /contact-us/",
    ],
    [{ ...none, referrer: "search.example" }, "search.example"],
    [{ ...none, first_page: null, url: null }, "Direct or unknown"],
    [{ url: "contact-us/" }, undefined],
    [{}, undefined],
  ];
  for (const [lead, sentence] of cases) assert.equal(describeSource(lead), sentence);
});
