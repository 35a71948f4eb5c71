import { globSync, readFileSync } from "node:fs";

import { formatDate } from "./dates";

const formats = globSync("src/**/*.tsx").flatMap((file) =>
  [...readFileSync(file, "utf8").matchAll(/formatString: "(.+?)"/g)].map(([, found = ""]) => found),
);

it("formats dates as the build does", () => {
  expect(formatDate("2026-03-04T23:30:00.000Z", "MMMM D, YYYY")).toBe("March 4, 2026");
});

it("formats dates in UTC", () => {
  const toLocaleString = jest.spyOn(Date.prototype, "toLocaleString");
  formatDate("2026-03-04T23:30:00.000Z", "D");

  expect(toLocaleString.mock.calls).toEqual([
    ["en-US", expect.objectContaining({ timeZone: "UTC" })],
  ]);
});

it.each([...new Set(formats)])("supports the format %s of the site's queries", (format) => {
  expect(formatDate("2026-03-04", format)).toContain("2026");
});
