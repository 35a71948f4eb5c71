import { readdirSync, readFileSync } from "node:fs";

import { projectPath } from "../../common/catalogue/paths";

import { violationsOf } from "./violations";
import { elementsOn, textOf } from "./site";

/** The seed's case studies with code, which have all sections. */
const complete = readdirSync("sample-content/records/project")
  .filter((file) =>
    readFileSync(`sample-content/records/project/${file}`, "utf8").includes("\ncode:"),
  )
  .map((file) => projectPath(file.replace(".yaml", "")));

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

  it("show a screen and a sequence as text", () => {
    const rule = (path: string) => {
      const captions = textOf(path, "#decision figure > figcaption");

      expect(captions).toHaveLength(2);
      expect(captions).not.toContain("");
      expect(textOf(path, "#decision figure ol > li").length).toBeGreaterThan(4);
      expect(elementsOn(path, "#decision figure dl, #decision figure table")).not.toHaveLength(0);
    };

    expect(violationsOf(complete, rule)).toEqual([]);
  });
});
