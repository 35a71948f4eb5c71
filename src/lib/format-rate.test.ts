import { formatRate, formatRates, hasPrice } from "./format-rate";

const rate = { currency: "USD", from: 60, to: 80, unit: "hour", note: null };

it.each([
  ["a range", {}, "$60–$80 per hour"],
  ["amounts that were swapped", { from: 80, to: 60 }, "$60–$80 per hour"],
  ["no upper limit", { to: null }, "From $60 per hour"],
  ["no lower limit", { from: null }, "Up to $80 per hour"],
  ["a highest price of nothing", { from: null, to: 0 }, "$0 per hour"],
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

it.each([
  ["an amount", {}, true],
  ["an amount of nothing", { from: null, to: 0 }, true],
  ["only a note", { from: null, to: null, note: "On request" }, true],
  ["neither", { from: null, to: null }, false],
  ["a blank note", { from: null, to: null, note: "" }, false],
])("knows whether there is a price, with %s", (_what, changes, has) => {
  expect(hasPrice({ ...rate, ...changes })).toBe(has);
});

it.each([
  ["one range of all", [rate, { ...rate, from: 40, to: 50 }], "$40–$80 per hour"],
  [
    "those in the first one's unit",
    [rate, { ...rate, from: 9, unit: "project" }],
    "$60–$80 per hour",
  ],
  ["no upper limit if one has none", [rate, { ...rate, from: 40, to: null }], "From $40 per hour"],
  [
    "the prices beside one on request",
    [{ ...rate, from: null, to: null, unit: "project", note: "On request" }, rate],
    "$60–$80 per hour",
  ],
  ["nothing without amounts", [{ ...rate, from: null, to: null, note: "On request" }], null],
  ["nothing without rates", [], null],
])("formats several rates as %s", (_what, rates, text) => {
  expect(formatRates(rates)).toBe(text);
});
