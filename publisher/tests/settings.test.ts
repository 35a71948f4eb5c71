import assert from "node:assert/strict";
import { test } from "node:test";

import { checkMinutes, idleMinutes, readUrl } from "../settings.ts";

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

test("the minutes until the check of quick builds are a number, and 30 by default", () => {
  const read = (text?: string) =>
    checkMinutes(text === undefined ? {} : { PUBLISHER_CHECK_MINUTES: text });

  assert.deepEqual(["0", "0.005", "1440", undefined].map(read), [0, 0.005, 1440, 30]);
  for (const text of ["-1", "1441", "soon", "30 minutes", "NaN"]) {
    assert.throws(() => read(text), /^OperatorError: PUBLISHER_CHECK_MINUTES is/, text);
  }
  assert.deepEqual([idleMinutes({}), idleMinutes({ PUBLISHER_IDLE_MINUTES: "0" })], [60, 0]);
});
