import assert from "node:assert/strict";
import { test } from "node:test";

import { checkRedirects } from "../redirects.ts";
import { redirects } from "./nginx-redirects.ts";

const wordsOf = (from: string, to: string) => {
  const text = redirects(checkRedirects([{ from, to, permanent: true }], []));

  return text.match(/"(\\.|[^"\\])*"/g) ?? [];
};

// The fields in the CMS take 255 and 500 characters.
const longSources = ["k", "東", "[", "]", "^", '"', "a=1&", "aü"].flatMap((part) =>
  ["/?", "/a/?"].map((start) => start + part.repeat(250 / part.length)),
);

test("writes no word that is too long for nginx", () => {
  for (const [from, to] of [
    ...longSources.map((source) => [source, "/"] as const),
    [`/${"ộ".repeat(250)}`, "/"] as const,
    [`/${"ộ".repeat(120)}/?${"k".repeat(120)}`, "/"] as const,
    ["/a/", `/b/?${"z".repeat(490)}`] as const,
    ["/a/", `/b/?${Array.from({ length: 120 }, (_, index) => `${index}=`).join("&")}`] as const,
  ]) {
    for (const word of wordsOf(from, to)) {
      assert.ok(Buffer.byteLength(word) < 4096, `${from} → ${to}`);
    }
  }
});
