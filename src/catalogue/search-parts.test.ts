import { searchParts } from "./search-parts";

it.each([
  [0, 1],
  [1500, 1],
  [1501, 2],
  [3000, 2],
  [3001, 4],
  [5000, 4],
  [24_000, 16],
  [100_000, 16],
])("makes an index of %d articles in %d parts", (articles, parts) => {
  expect(searchParts(articles)).toBe(parts);
});
