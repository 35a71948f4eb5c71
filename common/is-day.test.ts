import { isDay } from "./is-day";

it.each([
  ["2026-11-30", true],
  ["2028-02-29", true],
  ["0026-01-31", true],
  ["2026-02-31", false],
  ["2027-02-29", false],
  ["2026-13-01", false],
  ["2026-11-30T14:05", false],
  ["12026-01-31", false],
  ["30.11.", false],
  ["", false],
])("that %j is a day is %s", (text, expected) => {
  expect(isDay(text)).toBe(expected);
});
