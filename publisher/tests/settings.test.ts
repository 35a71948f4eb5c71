import assert from "node:assert/strict";
import { test } from "node:test";

import { readUrl } from "../settings.ts";

test("an address is read whole, or named without its value", () => {
  const read = (text: string) => readUrl({ STRAPI_API_URL: text }, "STRAPI_API_URL");

  assert.equal(read("https://cms.example.com/api//"), "https://cms.example.com/api");
  for (const text of [
    "",
    "cms:1337",
    "http://cms:99999",
    "http://user:secret@cms",
    "http://:secret@cms",
    "http://user:12/secret@cms",
    "http://cms?secret",
    "http://cms#secret",
  ]) {
    assert.throws(() => read(text), /^OperatorError: STRAPI_API_URL must be (?!.*secret)/, text);
  }
});
