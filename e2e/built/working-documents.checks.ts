import { markdownPath, pagePaths } from "../../common/catalogue/paths";

import { violationsOf } from "./violations";
import { attributeOf, builtFile, linksOn, textOf, wordCount, mainTextOf } from "./site";
import { listItemsOf } from "./site-paths";

const { documents, home, about } = pagePaths;
const all = listItemsOf(documents);
const templates = all.slice(0, -1);
const site = all.at(-1) ?? "";

describe("working documents", () => {
  it("include at least six templates and one about this site, on three pages", () => {
    expect(templates.length).toBeGreaterThanOrEqual(6);
    for (const page of [home, about])
      expect(linksOn(page, "main")).toEqual(expect.arrayContaining([...all]));
  });

  it("are labeled as our templates, and have enough text", () => {
    const rule = (path: string) => {
      expect(textOf(path, "main article header")).toEqual([
        expect.stringContaining("Our template"),
      ]);
      expect(wordCount(builtFile(markdownPath(path)))).toBeGreaterThanOrEqual(350);
    };

    expect(violationsOf(templates, rule)).toEqual([]);
  });

  it("link to each other in order", () => {
    const next = (path: string) => attributeOf(path, "main a[rel=next]", "href");

    expect(all.map(next)).toEqual([...all.slice(1), undefined]);
  });

  it("do not call the one about this site a template", () => {
    expect(mainTextOf(site)).not.toContain("Our template");
  });
});
