import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const queries = ["src/pages", "src/templates"]
  .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
  .flatMap((file) => {
    const lists = [...readFileSync(file, "utf8").matchAll(/allStrapi\w+(\([^)]*\))? \{/g)];

    return lists.map(([list]) => [file, list.replace(/\s+/g, " ")] as const);
  });

// The order of unsorted records differs between databases. The unique slug or id breaks ties.
it.each(queries)("%s gives %s an order without ties", (_file, list) => {
  expect(list).toMatch(/sort: \[[^\]]*\{ (slug|id): ASC \}\]|sort: \{ slug: ASC \}/);
});

// The cards of all would exceed the size that a page may have.
it.each(["service", "industry"])("the page of one %s lists a few case studies", (name) => {
  const file = `src/templates/${name}.tsx`;
  const lists = queries.filter(([from, list]) => from === file && list.includes("Project("));

  expect(lists).toEqual([[file, expect.stringMatching(/limit: 3 \)/)]]);
});

it("finds the lists", () => {
  expect(queries.length).toBeGreaterThan(10);
});
