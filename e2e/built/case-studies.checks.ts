import { pagePaths } from "../../common/catalogue/paths";

import { violationsIfAny } from "./violations";
import { dataOf, elementsOn, textOf } from "./site";
import { listItemsOf } from "./site-paths";

type Project = {
  sample: boolean | null;
  options: unknown[];
  risks: unknown[];
  screen: unknown;
  sequence: unknown;
  code: { html: string } | null;
};

const cases = listItemsOf(pagePaths.portfolio).map((path) => ({
  path,
  ...dataOf<{ project: Project }>(path).project,
}));

type Case = (typeof cases)[number];

describe("case studies", () => {
  it("are labeled as worked examples under their heading if they are", () => {
    const rule = ({ path, sample }: Case) => {
      expect(textOf(path, "h1 + p")[0] === "Worked example").toBe(Boolean(sample));
    };

    expect(violationsIfAny(cases, rule)).toEqual([]);
  });

  it("have a table of contents with their sections in order", () => {
    const links = 'nav[aria-label="On this page"] a';
    const rule = ({ path, options, code, risks }: Case) => {
      const sections = [
        "Problem",
        ...(options.length > 0 ? ["Options"] : []),
        "Decision",
        ...(code ? ["Code"] : []),
        ...(risks.length > 0 ? ["Risks"] : []),
        "Result",
      ];
      const titles = textOf(path, "main section[id] > h2");

      expect(textOf(path, links)).toEqual(sections);
      expect(titles.filter((title) => sections.includes(title))).toEqual(sections);
    };

    expect(violationsIfAny(cases, rule)).toEqual([]);
  });

  it("show options and risks in tables", () => {
    const rule = ({ path, options, risks }: Case) => {
      const rowsOf = (section: string) => elementsOn(path, `${section} table tbody tr`).length;

      expect([rowsOf("#options"), rowsOf("#risks")]).toEqual([options.length, risks.length]);
    };

    expect(violationsIfAny(cases, rule)).toEqual([]);
  });

  it("show highlighted code", () => {
    const rule = ({ path, code }: Case) => {
      const blocks = elementsOn(path, "#code pre");

      expect(blocks).toHaveLength(code?.html.match(/<pre/g)?.length ?? 0);
      expect(blocks.not(":has(span)").toString()).toBe("");
    };

    expect(violationsIfAny(cases, rule)).toEqual([]);
  });

  it("show a screen and a sequence as text", () => {
    const rule = ({ path, screen, sequence }: Case) => {
      const captions = textOf(path, "#decision figure > figcaption");

      expect(captions).toHaveLength([screen, sequence].filter(Boolean).length);
      expect(captions).not.toContain("");
      expect(elementsOn(path, "#decision figure ol > li").length > 0).toBe(Boolean(sequence));
    };

    expect(violationsIfAny(cases, rule)).toEqual([]);
  });
});
