import { offsetAt } from "./time-zone";

it.each([
  ["UTC", "2026-01-15", 0],
  ["Asia/Kolkata", "2026-01-15", 330],
  ["Asia/Kathmandu", "2026-01-15", 345],
  ["America/St_Johns", "2026-07-15", -150],
  ["Pacific/Auckland", "2026-01-15", 780],
  // Two weeks in spring, when only one side has daylight saving time.
  ["America/New_York", "2026-03-20", -240],
  ["Europe/Lisbon", "2026-03-20", 0],
  ["Europe/Lisbon", "2026-03-30", 60],
])("knows the offset of %s on %s", (zone, date, minutes) => {
  expect(offsetAt(zone, new Date(`${date}T12:00:00Z`))).toBe(minutes);
});
