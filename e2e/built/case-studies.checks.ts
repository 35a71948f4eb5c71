import { readdirSync, readFileSync } from "node:fs";

import { projectPath } from "../../src/catalogue/paths";
import {
  boundingBox,
  fontSizes,
  type TextStyle,
  type TextLine,
} from "../../src/features/CaseStudyDiagrams/diagram";

import { violationsOf } from "./violations";
import { builtPage, elementsOn, textOf } from "./site";

/** The seed's case studies with code, which have all sections. */
const complete = readdirSync("cms/seed/project")
  .filter((file) => readFileSync(`cms/seed/project/${file}`, "utf8").includes("\ncode:"))
  .map((file) => projectPath(file.replace(".yaml", "")));

type Box = { text: string; left: number; right: number; top: number; bottom: number };

/** The labels of a diagram, with their positions. */
const boxesOf = (path: string, drawing: number): Box[] => {
  const page = builtPage(path);
  const number = (text: { attribs: Record<string, string> }, name: string) =>
    Number(text.attribs[name] ?? 0);

  return page("#decision svg")
    .eq(drawing)
    .find("g")
    .toArray()
    .flatMap((group) => {
      const style = group.attribs["data-style"] ?? "";
      expect(Object.keys(fontSizes)).toContain(style);

      return page(group)
        .find("text")
        .toArray()
        .map((text): Box => {
          const line: TextLine = {
            x: number(text, "x"),
            y: number(text, "y"),
            text: page(text).text(),
            style: style as TextStyle,
            anchor: (group.attribs["text-anchor"] ?? null) as TextLine["anchor"],
          };

          return { text: line.text, ...boundingBox(line) };
        });
    });
};

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

describe("case studies", () => {
  it("have every section for each of at least nine projects", () => {
    expect(complete.length).toBeGreaterThanOrEqual(9);
  });

  it("are labeled as worked examples under their heading", () => {
    const rule = (path: string) => {
      expect(textOf(path, "h1 + p")[0]).toBe("Worked example");
    };

    expect(violationsOf(complete, rule)).toEqual([]);
  });

  it("have a table of contents with all six sections in order", () => {
    const links = 'nav[aria-label="On this page"] a';
    const sections = ["Problem", "Options", "Decision", "Code", "Risks", "Result"];
    const rule = (path: string) => {
      const titles = textOf(path, "main section[id] > h2");

      expect(textOf(path, links)).toEqual(sections);
      expect(titles.filter((title) => sections.includes(title))).toEqual(sections);
    };

    expect(violationsOf(complete, rule)).toEqual([]);
  });

  it("show options and risks in tables", () => {
    const rule = (path: string) => {
      const [options = "", risks = ""] = ["#options", "#risks"].map(
        (section) => textOf(path, `${section} table`)[0],
      );

      expect(options).toMatch(/Chosen.*Rejected/);
      expect(options).toContain("Switching cost");
      expect(risks).toMatch(/High|Medium|Low/);
    };

    expect(violationsOf(complete, rule)).toEqual([]);
  });

  it("show highlighted code and its test", () => {
    const rule = (path: string) => {
      const blocks = elementsOn(path, "#code pre");

      expect(blocks.length).toBeGreaterThanOrEqual(2);
      expect(blocks.not(":has(span)").toString()).toBe("");
      expect(textOf(path, "#code pre").at(-1)).toMatch(/^(const .*\n.*\n\n)?test\(/);
    };

    expect(violationsOf(complete, rule)).toEqual([]);
  });

  it("have diagrams under 6 kB whose labels do not overlap or leave the frame", () => {
    const rule = (path: string) => {
      const page = builtPage(path);
      const drawings = elementsOn(path, "#decision svg").toArray();

      expect(drawings).toHaveLength(3);
      drawings.forEach((svg, drawing) => {
        const [, , width = 0, height = 0] = (svg.attribs.viewBox ?? "").split(" ").map(Number);
        const boxes = boxesOf(path, drawing);
        const outside = boxes.filter(
          ({ left, right, bottom }) => left < 0 || right > width || bottom > height,
        );
        const overlaps = boxes.flatMap((a, index) =>
          boxes
            .slice(index + 1)
            .filter((b) => overlap(a, b))
            .map((b) => `${a.text} / ${b.text}`),
        );

        expect(page.html(svg).length).toBeLessThan(6000);
        expect(boxes.length).toBeGreaterThan(8);
        expect(outside).toEqual([]);
        expect(overlaps).toEqual([]);
      });
    };

    expect(violationsOf(complete, rule)).toEqual([]);
  });
});
