import { dayHasEnded, lastSecondOf } from "./last-day";

it.each([
  ["2026-06-30T00:00:00.000Z", false],
  ["2026-06-30T23:59:59.999Z", false],
  // The last millisecond of June 30 in the time zone UTC−12.
  ["2026-07-01T11:59:59.999Z", false],
  ["2026-07-01T12:00:00.000Z", true],
  ["2027-01-01T00:00:00.000Z", true],
])("at %s, June 30 has ended everywhere: %s", (now, ended) => {
  expect(dayHasEnded("2026-06-30", new Date(now))).toBe(ended);
});

it("names the last second as search engines read it", () => {
  expect(new Date(lastSecondOf("2026-12-31")).toISOString()).toBe("2027-01-01T11:59:59.000Z");
});
