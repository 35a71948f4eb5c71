import { isOpen } from "./is-open";

it.each([
  [null, true],
  ["2026-06-29", false],
  ["2026-06-30", true],
  ["2026-07-01", true],
])("with %s as its last day, a job opening is open on June 30: %s", (lastDay, open) => {
  expect(isOpen(lastDay, "2026-06-30")).toBe(open);
});
