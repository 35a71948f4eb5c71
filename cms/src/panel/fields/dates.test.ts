import assert from "node:assert/strict";
import { test } from "node:test";

import { inputAttributes, inputValue, notADate, storedValue } from "./dates";

test("converts between stored dates and the browser's input, in the user's time zone", () => {
  const validity = { valid: true };
  const moment = new Date(2026, 10, 30, 14, 5).toISOString();

  assert.equal(inputValue("date", "2026-11-30"), "2026-11-30");
  assert.equal(inputValue("datetime", moment), "2026-11-30T14:05");
  for (const stored of ["30.11.", "", null, undefined]) {
    assert.equal(inputValue("date", stored), "", String(stored));
  }
  assert.equal(storedValue("date", { value: "2026-11-30", validity }), "2026-11-30");
  assert.equal(storedValue("datetime", { value: "2026-11-30T14:05", validity }), moment);
  assert.equal(storedValue("datetime", { value: "", validity }), null);
});

test("does not take an incomplete date for an empty field", () => {
  const validity = { valid: false };

  assert.equal(storedValue("date", { value: "", validity }), notADate);
  assert.equal(inputValue("date", notADate), "");
});

test("refuses a year of five or six digits, which browsers accept without a last day", () => {
  const validity = { valid: true };

  for (const value of ["12026-11-30T14:05", "202611-11-30T14:05"]) {
    assert.equal(storedValue("datetime", { value, validity }), notADate, value);
  }
  assert.equal(inputAttributes.date.max, "9999-12-31");
  assert.equal(inputAttributes.datetime.max, "9999-12-31T23:59");
});
