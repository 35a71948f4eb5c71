import { formatRate } from "./format-rate";

const rate = { currency: "USD", from: 60, to: 80, unit: "hour", note: null };

it.each([
  ["a range", {}, "$60–$80 per hour"],
  ["amounts that were swapped", { from: 80, to: 60 }, "$60–$80 per hour"],
  ["no upper limit", { to: null }, "From $60 per hour"],
  ["no lower limit", { from: null }, "Up to $80 per hour"],
  ["a fixed price", { to: 60 }, "$60 per hour"],
  ["a free trial", { from: 0, to: 0 }, "$0 per hour"],
  [
    "another currency and unit",
    { from: 40_000, to: 70_000, currency: "EUR", unit: "project" },
    "€40,000–€70,000 per project",
  ],
  ["a note", { note: "plus VAT" }, "$60–$80 per hour, plus VAT"],
  ["only a note", { from: null, to: null, note: "On request" }, "On request"],
])("formats %s", (_what, changes, text) => {
  expect(formatRate({ ...rate, ...changes })).toBe(text);
});
