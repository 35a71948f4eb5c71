import { modifiedAt } from "./modified-at";

it.each([
  ["2026-01-01", "2026-02-03T04:05:06.000Z", "2026-02-03T04:05:06.000Z"],
  ["2026-02-03", "2026-02-03T04:05:06.000Z", "2026-02-03T04:05:06.000Z"],
  ["2026-02-04", "2026-02-03T04:05:06.000Z", "2026-02-04"],
])("an article of %s, published at %s, last changed at %s", (date, publishedAt, modified) => {
  expect(modifiedAt({ date, publishedAt })).toBe(modified);
});
