import { isOpen } from "./is-open";

it.each([
  ["2026-06-30T00", null, true],
  ["2026-06-30T00", "2026-06-30", true],
  ["2026-07-01T00", "2026-06-30", true],
  // 23:00 of June 30 in the time zone UTC−12, the last one on Earth.
  ["2026-07-01T11", "2026-06-30", true],
  ["2026-07-01T12", "2026-06-30", false],
  ["2026-12-31T23", "2026-12-30", false],
  [null, "2026-06-30", true],
])("in a build at %s UTC, an opening with %s as its last day is open: %s", (hour, day, open) => {
  expect(isOpen(day, hour)).toBe(open);
});
