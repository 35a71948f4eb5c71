import { readFigures } from "../../src/build/figures";
import { markdownPath, singlePaths } from "../../src/catalogue/paths";

import { builtFile, builtPage, linksOn, membersOf, textOf, wordsOf } from "./site";

const { documents, home, about } = singlePaths;
const sheets = membersOf(documents);
const templates = sheets.slice(0, -1);
const site = sheets.at(-1) ?? "";

it("has at least six templates and this site, on three pages", () => {
  expect(templates.length).toBeGreaterThanOrEqual(6);
  for (const page of [home, about])
    expect(linksOn(page, "main")).toEqual(expect.arrayContaining(sheets));
});

it.each(templates)("%s says that it is our template, and is long enough to be used", (path) => {
  const words = (builtFile(markdownPath(path)) ?? "").match(/[\p{L}\p{N}’'-]+/gu) ?? [];

  expect(textOf(path, "main article header")).toEqual([expect.stringContaining("Our template")]);
  expect(words.length).toBeGreaterThanOrEqual(350);
});

it("leads through all sheets", () => {
  const next = (path: string) =>
    builtPage(path).querySelector("main a[rel=next]")?.getAttribute("href");

  expect(sheets.map(next)).toEqual([...sheets.slice(1), undefined]);
});

it("shows what the repository holds wherever the site speaks of itself", () => {
  const { tests, decisions, kilobytes } = readFigures(process.cwd());

  for (const page of [home, about, documents, site]) {
    expect(textOf(page, "main dd")).toEqual(
      expect.arrayContaining([`${kilobytes} kB`, tests.toLocaleString("en-US"), `${decisions}`]),
    );
  }
  expect(wordsOf(builtPage(site))).not.toContain("Our template");
});

it("has no place for people while there are none", () => {
  expect(textOf(about, "main h2")).not.toContain("Who you will work with");
});
