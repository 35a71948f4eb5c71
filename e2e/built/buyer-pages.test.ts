import { cataloguePages } from "../../src/catalogue/pages";
import { hirePath, markdownPath, singlePaths } from "../../src/catalogue/paths";
import { knownTechnologies, technologyOf } from "../../src/catalogue/technologies";

import { builtFile, builtPage, linksOn, textOf } from "./site";

const below = (list: string) => [
  ...new Set(linksOn(list, "main").filter((path) => path.startsWith(list) && path !== list)),
];
const comparisons = below(singlePaths.compare);
const chapters = below(singlePaths.playbook);

const cellsOf = (path: string, selector: string) =>
  textOf(path, `main ${selector}`).map((text) => text.trim());

describe("comparisons", () => {
  it("are at least ten", () => {
    expect(comparisons.length).toBeGreaterThanOrEqual(10);
  });

  it.each(comparisons)("%s has a table, a list with the same words, and enough to read", (path) => {
    const cells = cellsOf(path, "tbody td");
    const repeated = cellsOf(path, "[data-repeated] dd");
    const words = (builtFile(markdownPath(path)) ?? "").match(/[\p{L}\p{N}’'-]+/gu) ?? [];

    expect(cellsOf(path, "thead th[scope=col]")).toHaveLength(3);
    expect(cells.length).toBeGreaterThanOrEqual(6);
    expect(repeated.every((text, index) => text.endsWith(cells[index] ?? "-"))).toBe(true);
    expect(repeated).toHaveLength(cells.length);
    expect(words.length).toBeGreaterThanOrEqual(450);
  });

  it.each(comparisons)("%s recommends one side, and says when the other wins", (path) => {
    const [, first, second] = cellsOf(path, "thead th");
    const titles = textOf(path, "main h2").join("\n");
    const [, winner] = /^Our recommendation: (.+)$/m.exec(titles) ?? [];

    expect([first, second]).toContain(winner);
    expect(titles).toContain(`When ${winner === first ? second : first} wins`);
  });

  it.each(comparisons)("%s and the hire pages of both sides link to each other", (path) => {
    const sides = knownTechnologies(path.split("/").at(-2)?.split("-or-") ?? []);

    expect(sides).toHaveLength(2);
    for (const side of sides) {
      const hire = hirePath(technologyOf(side));

      expect(linksOn(path, "main")).toContain(hire);
      expect(linksOn(hire, "main")).toContain(path);
    }
  });
});

describe("the playbook", () => {
  it("leads through all of at least eight chapters, and back", () => {
    expect(chapters.length).toBeGreaterThanOrEqual(8);
    const step = (path: string, rel: string) =>
      builtPage(path).querySelector(`main a[rel=${rel}]`)?.getAttribute("href");

    expect(chapters.map((path) => step(path, "next"))).toEqual([...chapters.slice(1), undefined]);
    expect(chapters.map((path) => step(path, "prev"))).toEqual([
      undefined,
      ...chapters.slice(0, -1),
    ]);
  });

  it.each(cataloguePages.filter(({ template }) => template !== "industry"))(
    "has chapters for $path",
    ({ path }) => {
      expect(linksOn(path, "main").filter((link) => chapters.includes(link))).not.toEqual([]);
    },
  );
});

it("shows no rates while there are none", () => {
  expect(textOf(singlePaths.engagement, "main h3")).not.toContain("Rates");
});
