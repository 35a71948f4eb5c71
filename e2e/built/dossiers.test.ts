import { readdirSync, readFileSync } from "node:fs";

import { projectPath } from "../../src/catalogue/paths";
import { extentOf, sizes, type Voice, type Word } from "../../src/sections/Dossier/shapes";

import { builtPage, textOf } from "./site";

/** The case studies of the seed that print code, which have all parts of a dossier. */
const whole = readdirSync("cms/seed/project")
  .filter((file) => readFileSync(`cms/seed/project/${file}`, "utf8").includes("\ncode:"))
  .map((file) => projectPath(file.replace(".yaml", "")));

const drawingsOn = (path: string) => [...builtPage(path).querySelectorAll("#decision svg")];

const number = (node: Element, name: string) => Number(node.getAttribute(name));

const wordsOf = (svg: Element): Word[] =>
  [...svg.querySelectorAll("g")].flatMap((group) => {
    const voice = Object.keys(sizes).find((name) => group.classList.value.includes(`${name}Words`));

    return [...group.querySelectorAll("text")].map((text) => ({
      x: number(text, "x"),
      y: number(text, "y"),
      text: text.textContent,
      voice: voice as Voice,
      anchor: group.getAttribute("text-anchor") as Word["anchor"],
    }));
  });

it("has a dossier with every part for each of nine cases or more", () => {
  expect(whole.length).toBeGreaterThanOrEqual(9);
});

describe.each(whole)("%s", (path) => {
  it("says under its heading that it is a worked example", () => {
    expect(builtPage(path).querySelector("h1 + p")?.textContent).toBe("Worked example");
  });

  it("has a rail that leads to all six parts in order", () => {
    const rail = 'nav[aria-label="On this page"] a';
    const parts = ["Problem", "Options", "Decision", "Code", "Risks", "Result"];

    expect(textOf(path, rail)).toEqual(parts);
    expect(textOf(path, "main section[id] > h2").filter((title) => parts.includes(title))).toEqual(
      parts,
    );
  });

  it("shows what was chosen and rejected, and the risks, in tables", () => {
    const [options = "", risks = ""] = ["#options", "#risks"].map(
      (part) => textOf(path, `${part} table`)[0],
    );

    expect(options).toMatch(/Chosen.*Rejected/);
    expect(options).toContain("Cost to leave");
    expect(risks).toMatch(/High|Medium|Low/);
  });

  it("prints highlighted code and its test", () => {
    const blocks = [...builtPage(path).querySelectorAll("#code pre")];

    expect(blocks.length).toBeGreaterThanOrEqual(2);
    for (const block of blocks) expect(block.querySelector("span")).not.toBeNull();
    expect(blocks.at(-1)?.textContent).toMatch(/^(const .*\n.*\n\n)?test\(/);
  });

  it("has drawings under 6 kB whose words are in their frame and apart from each other", () => {
    const drawings = drawingsOn(path);

    expect(drawings).toHaveLength(3);
    for (const svg of drawings) {
      const [, , width = 0, height = 0] = (svg.getAttribute("viewBox") ?? "")
        .split(" ")
        .map(Number);
      const boxes = wordsOf(svg).map((word) => ({ text: word.text, ...extentOf(word) }));

      expect(svg.outerHTML.length).toBeLessThan(6000);
      expect(boxes.length).toBeGreaterThan(8);
      expect(
        boxes.filter((one) => one.left < 0 || one.right > width || one.bottom > height),
      ).toEqual([]);
      expect(
        boxes.flatMap((a, index) =>
          boxes
            .slice(index + 1)
            .filter(
              (b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom,
            )
            .map((b) => `${a.text} / ${b.text}`),
        ),
      ).toEqual([]);
    }
  });
});
