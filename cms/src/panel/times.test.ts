import assert from "node:assert/strict";
import { test } from "node:test";

import { before, now } from "../../tests/support/recent-change";

import { formatAgo, formatDateTime, formatSince, formatSoon } from "./times";

const agoTable = [
  [0, "just now"],
  [-5, "just now"],
  [59, "just now"],
  [60, "1 minute ago"],
  [3599, "59 minutes ago"],
  [3600, "1 hour ago"],
  [86_399, "23 hours ago"],
  [86_400, "yesterday"],
  [3 * 86_400, "3 days ago"],
] as const;

test("formats a past time", () => {
  for (const [seconds, words] of agoTable) assert.equal(formatAgo(before(seconds), now), words);
  const early = new Date(2026, 10, 21, 1);
  const ago = (...at: [day: number, hour: number]) =>
    formatAgo(new Date(2026, 10, ...at).toISOString(), early);
  assert.equal(ago(20, 0), "yesterday");
  assert.equal(ago(19, 20), "2 days ago", "29 hours, over two nights");
});

const soonTable = [
  [1, "in a few seconds"],
  [5, "in about 5 seconds"],
  [31, "in about 35 seconds"],
  [54, "in about 55 seconds"],
  [55, "in about a minute"],
  [89, "in about a minute"],
  [90, "in about 2 minutes"],
  [600, "in about 10 minutes"],
] as const;

test("formats a future time", () => {
  for (const [seconds, words] of soonTable) assert.equal(formatSoon(seconds), words);
});

test("formats a time in the user's locale", () => {
  // Noon in the local time zone.
  const noon = new Date(2026, 10, 21, 12).toISOString();
  assert.match(formatDateTime(noon, "de-DE"), /^21\.11\.2026, 12:00$/);
  assert.match(formatDateTime(noon, "en-US"), /^Nov 21, 2026, 12:00\sPM$/);
});

test("formats a start time: the time if today, else the date", () => {
  // In the local time zone, like the messages.
  const noon = new Date(2026, 10, 21, 12, 0);

  assert.equal(formatSince(new Date(2026, 10, 21, 8, 5).toISOString(), noon), "8:05 AM");
  assert.equal(
    formatSince(new Date(2026, 10, 3, 22, 42).toISOString(), noon),
    "November 3 at 10:42 PM",
  );
  assert.equal(formatSince(new Date(2025, 11, 31, 8, 5).toISOString(), noon), "December 31, 2025");
});
