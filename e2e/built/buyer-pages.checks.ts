import { cataloguePages } from "../../common/catalogue/pages";
import { hirePath, markdownPath, pagePaths } from "../../common/catalogue/paths";
import { knownTechnologies, technologyOf } from "../../common/catalogue/technologies";

import { violationsOf } from "./violations";
import { attributeOf, builtFile, linksOn, textOf, wordCount } from "./site";

const below = (list: string) => [
  ...new Set(linksOn(list, "main").filter((path) => path.startsWith(list) && path !== list)),
];
const comparisons = below(pagePaths.compare);
const chapters = below(pagePaths.playbook);

const cellsOf = (path: string, selector: string) =>
  textOf(path, `main ${selector}`).map((text) => text.trim());

describe("buyer pages: comparisons", () => {
  it("are at least ten", () => {
    expect(comparisons.length).toBeGreaterThanOrEqual(10);
  });

  it("have a table and enough prose", () => {
    const rule = (path: string) => {
      expect(cellsOf(path, "thead th[scope=col]")).toHaveLength(3);
      expect(cellsOf(path, "tbody td").length).toBeGreaterThanOrEqual(6);
      expect(wordCount(builtFile(markdownPath(path)))).toBeGreaterThanOrEqual(450);
    };

    expect(violationsOf(comparisons, rule)).toEqual([]);
  });

  it("recommend one side, and name the cases for the other", () => {
    const rule = (path: string) => {
      const [, first, second] = cellsOf(path, "thead th");
      const titles = textOf(path, "main h2").join("\n");
      const [, winner] = /^Our recommendation: (.+)$/m.exec(titles) ?? [];

      expect([first, second]).toContain(winner);
      expect(titles).toContain(`When ${winner === first ? second : first} wins`);
    };

    expect(violationsOf(comparisons, rule)).toEqual([]);
  });

  it("link to the hire pages of both sides, which link back", () => {
    const rule = (path: string) => {
      const sides = knownTechnologies(path.split("/").at(-2)?.split("-or-") ?? []);

      expect(sides).toHaveLength(2);
      for (const side of sides) {
        const hire = hirePath(technologyOf(side));

        expect(linksOn(path, "main")).toContain(hire);
        expect(linksOn(hire, "main")).toContain(path);
      }
    };

    expect(violationsOf(comparisons, rule)).toEqual([]);
  });
});

describe("buyer pages: the playbook", () => {
  it("links at least eight chapters in order, in both directions", () => {
    expect(chapters.length).toBeGreaterThanOrEqual(8);
    const step = (path: string, rel: string) => attributeOf(path, `main a[rel=${rel}]`, "href");

    expect(chapters.map((path) => step(path, "next"))).toEqual([...chapters.slice(1), undefined]);
    expect(chapters.map((path) => step(path, "prev"))).toEqual([
      undefined,
      ...chapters.slice(0, -1),
    ]);
  });

  it("has chapters for each catalogue page except industries", () => {
    const pages = cataloguePages.filter(({ template }) => template !== "industry");
    const rule = ({ path }: { path: string }) => {
      expect(linksOn(path, "main").filter((link) => chapters.includes(link))).not.toEqual([]);
    };

    expect(violationsOf(pages, rule)).toEqual([]);
  });
});

describe("buyer pages", () => {
  it("show no rates if the content has none", () => {
    expect(textOf(pagePaths.engagement, "main h3")).not.toContain("Rates");
  });
});
