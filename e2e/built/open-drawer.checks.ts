import { readProjectStats } from "../../src/build/project-stats";
import { markdownPath, pagePaths } from "../../src/catalogue/paths";

import { broken } from "./broken";
import { attributeOf, builtFile, linksOn, textOf, wordCount, wordsOf } from "./site";
import { membersOf } from "./site-paths";

const { documents, home, about } = pagePaths;
const sheets = membersOf(documents);
const templates = sheets.slice(0, -1);
const site = sheets.at(-1) ?? "";

describe("the open drawer", () => {
  it("has at least six templates and this site, on three pages", () => {
    expect(templates.length).toBeGreaterThanOrEqual(6);
    for (const page of [home, about])
      expect(linksOn(page, "main")).toEqual(expect.arrayContaining([...sheets]));
  });

  it("labels each template as ours, and has enough text in it", () => {
    const rule = (path: string) => {
      expect(textOf(path, "main article header")).toEqual([
        expect.stringContaining("Our template"),
      ]);
      expect(wordCount(builtFile(markdownPath(path)))).toBeGreaterThanOrEqual(350);
    };

    expect(broken(templates, rule)).toEqual([]);
  });

  it("links all documents in order", () => {
    const next = (path: string) => attributeOf(path, "main a[rel=next]", "href");

    expect(sheets.map(next)).toEqual([...sheets.slice(1), undefined]);
  });

  it("shows the repository's numbers wherever the site describes itself", () => {
    const { tests, decisions, kilobytes } = readProjectStats(process.cwd());
    const rule = (path: string) => {
      expect(textOf(path, "main dd")).toEqual(
        expect.arrayContaining([`${kilobytes} kB`, tests.toLocaleString("en-US"), `${decisions}`]),
      );
    };

    expect(broken([home, about, documents, site], rule)).toEqual([]);
    expect(wordsOf(site)).not.toContain("Our template");
  });

  it("has no section for people if the content has none", () => {
    expect(textOf(about, "main h2")).not.toContain("Who you will work with");
  });
});
