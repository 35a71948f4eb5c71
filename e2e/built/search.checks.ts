import { cataloguePages } from "../../common/catalogue/pages";
import { hirePath, industryPath, pagePaths, servicePath } from "../../common/catalogue/paths";
import { industries } from "../../common/catalogue/industries";
import { services } from "../../common/catalogue/services";
import { technologies } from "../../common/catalogue/technologies";

import { searchIndex, type Expected } from "./search-report";
import { violationsOf } from "./violations";
import { builtFile } from "./site";

// The catalogue's names, as buyers type them, and subjects of pages that every site has.
const expected: Expected[] = [
  ...technologies.map((technology): Expected => [
    `hire ${technology.name} ${technology.role}`.toLowerCase(),
    hirePath(technology),
  ]),
  ...services.map(({ slug, name }): Expected => [name.toLowerCase(), servicePath(slug)]),
  ...industries.map(({ slug, name }): Expected => [name.toLowerCase(), industryPath(slug)]),
  ["privacy", pagePaths.privacy],
  ["contact", pagePaths.contact],
];

/** Words of no language. */
const unanswerable = ["xyzzyqux", "zzzz"];

const search = searchIndex(expected, unanswerable);

describe("the search index", () => {
  it("has a mean reciprocal rank of at least 0.8 for the names of the catalogue", async () => {
    expect(await search.meanRank()).toBeGreaterThanOrEqual(0.8);
  });

  it("has an exact match for each of them, and none for a word that no page has", async () => {
    expect(await search.exactMatches()).toEqual([
      ...expected.map(([query]) => [query, true]),
      ...unanswerable.map((query) => [query, false]),
    ]);
  });

  it("loads at most 140 kB for the longest query, including its results", async () => {
    expect(await search.mostBytes()).toBeLessThanOrEqual(140_000);
  });

  it("finds only indexable pages of the site", async () => {
    const paths = await search.foundPaths();

    expect(paths.length).toBeGreaterThan(cataloguePages.length / 2);
    const rule = (path: string) => {
      expect(builtFile(path) ?? "").toMatch(/<main/);
      expect(builtFile(path) ?? "").not.toMatch(/name="robots"[^>]*noindex/);
    };

    expect(violationsOf(paths, rule)).toEqual([]);
  });
});
