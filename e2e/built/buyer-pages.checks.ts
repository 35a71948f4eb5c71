import { cataloguePages } from "../../common/catalogue/pages";
import { chapterPath, hirePath, pagePaths } from "../../common/catalogue/paths";
import { technologyOf, type TechnologySlug } from "../../common/catalogue/technologies";

import { violationsIfAny, violationsOf } from "./violations";
import { attributeOf, dataOf, linksOn, mainTextOf, textOf } from "./site";
import { listItemsOf } from "./site-paths";

const comparisons = listItemsOf(pagePaths.compare);
const chapters = listItemsOf(pagePaths.playbook);

const cellsOf = (path: string, selector: string) =>
  textOf(path, `main ${selector}`).map((text) => text.trim());

type Rate = { label: string; sample: boolean };
type Comparison = { comparison: Record<"first" | "second", TechnologySlug> };

describe("buyer pages: comparisons", () => {
  it("have a table of both sides", () => {
    const rule = (path: string) => {
      const criteria = cellsOf(path, "tbody th[scope=row]");

      expect(cellsOf(path, "thead th[scope=col]")).toHaveLength(3);
      expect(criteria).not.toEqual([]);
      expect(cellsOf(path, "tbody td")).toHaveLength(criteria.length * 2);
    };

    expect(violationsIfAny(comparisons, rule)).toEqual([]);
  });

  it("recommend one side, and name the cases for the other", () => {
    const rule = (path: string) => {
      const [, first, second] = cellsOf(path, "thead th");
      const titles = textOf(path, "main h2").join("\n").replaceAll("\u00a0", " ");
      const [, winner] = /^We recommend (.+)$/m.exec(titles) ?? [];

      expect([first, second]).toContain(winner);
      expect(titles).toContain(`When ${winner === first ? second : first} wins`);
    };

    expect(violationsIfAny(comparisons, rule)).toEqual([]);
  });

  it("link to the hire pages of both sides, which link back", () => {
    const rule = (path: string) => {
      const { first, second } = dataOf<Comparison>(path).comparison;

      for (const side of [first, second]) {
        const hire = hirePath(technologyOf(side));

        expect(linksOn(path, "main")).toContain(hire);
        expect(linksOn(hire, "main")).toContain(path);
      }
    };

    expect(violationsIfAny(comparisons, rule)).toEqual([]);
  });
});

describe("buyer pages: the playbook", () => {
  it("links its chapters in order, in both directions", () => {
    const rule = (path: string) => {
      const index = chapters.indexOf(path);
      const step = (rel: string) => attributeOf(path, `main a[rel=${rel}]`, "href");

      expect(step("next")).toBe(chapters[index + 1]);
      expect(step("prev")).toBe(chapters[index - 1]);
    };

    expect(violationsIfAny(chapters, rule)).toEqual([]);
  });

  it("is linked from each catalogue page except industries, by the chapters chosen for it", () => {
    const pages = cataloguePages.filter(({ template }) => template !== "industry");
    const rule = ({ path }: { path: string }) => {
      const { nodes } = dataOf<{ chapters: { nodes: { slug: string }[] } }>(path).chapters;

      expect(linksOn(path, "main")).toEqual(
        expect.arrayContaining(nodes.map(({ slug }) => chapterPath(slug))),
      );
    };

    expect(violationsOf(pages, rule)).toEqual([]);
  });
});

describe("buyer pages", () => {
  it("show the rates of the content, and call samples that", () => {
    const { models } = dataOf<{ record: { models: { rates: Rate[] }[] } }>(
      pagePaths.engagement,
    ).record;
    const rates = models.flatMap((model) => model.rates);
    const shown = mainTextOf(pagePaths.engagement);

    for (const { label } of rates) expect(shown).toContain(label);
    expect(shown.includes("Sample figures, not an offer")).toBe(rates.some(({ sample }) => sample));
  });
});
