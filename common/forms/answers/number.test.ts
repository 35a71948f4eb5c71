import { normalizeNumber, numberIssue } from "./number";

const unbounded = { min: null, max: null };
const twoWays =
  "This can be read in two ways: write thousands without a separator, like 1000, and decimals with another number of digits, like 1.5";

it.each([
  ["12", "12"],
  ["12.5", "12.5"],
  ["12,5", "12.5"],
  ["-12,50", "-12.50"],
  ["\u22125", "-5"],
  ["\u2013 5", "-5"],
  ["\uff11\uff12", "12"],
  ["\u200e12\u200b", "12"],
  ["0,125", "0.125"],
  ["1.0000", "1.0000"],
  ["1234,567", "1234.567"],
  ["1 000", "1000"],
  ["1\u00a0000\u00a0000,5", "1000000.5"],
  ["1\u202f000", "1000"],
  ["1'000.50", "1000.50"],
  ["1’000", "1000"],
  ["1.000.000", "1000000"],
  ["1,000,000", "1000000"],
  ["1.000,50", "1000.50"],
  ["1,000.5", "1000.5"],
  ["-12,345.678", "-12345.678"],
])("the number %j is stored as %s, however often it is read", (text, number) => {
  expect(numberIssue(text, unbounded)).toBeUndefined();
  expect(normalizeNumber(text)).toBe(number);
  expect(numberIssue(number, unbounded)).toBeUndefined();
  expect(normalizeNumber(number)).toBe(number);
});

it.each([
  ["1.000", twoWays],
  ["1,000", twoWays],
  ["-12.500", twoWays],
  ["999,999", twoWays],
  ["€ 12", "Enter only the number, without a currency sign"],
  ["1.000 £", "Enter only the number, without a currency sign"],
  ["ten", "Enter a number, for example 12 or 12.5"],
  ["1e3", "Enter a number, for example 12 or 12.5"],
  ["1 00", "Enter a number, for example 12 or 12.5"],
  ["0.125.000", "Enter a number, for example 12 or 12.5"],
  ["1,000,50", "Enter a number, for example 12 or 12.5"],
  ["1.000 000", "Enter a number, for example 12 or 12.5"],
  ["1.000.000.5", "Enter a number, for example 12 or 12.5"],
  ["12,", "Enter a number, for example 12 or 12.5"],
  ["5-", "Enter a number, for example 12 or 12.5"],
  ["", "Enter a number, for example 12 or 12.5"],
])("%j is not a number: %s", (text, issue) => {
  expect(numberIssue(text, unbounded)).toBe(issue);
  expect(normalizeNumber(text)).toBe(text);
});

it.each([
  ["-1", "The number must be at least 0"],
  ["\u22120,5", "The number must be at least 0"],
  ["20,5", "The number must be at most 20"],
  ["1 000", "The number must be at most 20"],
  ["20,0", undefined],
])("%j is in its bounds, or not: %s", (text, issue) => {
  expect(numberIssue(text, { min: 0, max: 20 })).toBe(issue);
});
