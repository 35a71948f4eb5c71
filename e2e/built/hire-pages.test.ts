import { existsSync } from "node:fs";

import { hireHeadings } from "../../src/catalogue/hire-words";
import { cataloguePages } from "../../src/catalogue/pages";
import { hirePath, singlePaths, siteIndexPath } from "../../src/catalogue/paths";
import { technologies } from "../../src/catalogue/technologies";

import { attributeOf, builtPage, textOf, wordsOf } from "./site";

/** How much of the shorter text is in the other: the share of its runs of five words. */
const overlap = (one: Set<string>, other: Set<string>) => {
  const [shorter, longer] = one.size < other.size ? [one, other] : [other, one];

  return [...shorter].filter((run) => longer.has(run)).length / shorter.size;
};
const runsOf = (text: string) => {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

  return new Set(words.slice(4).map((_, index) => words.slice(index, index + 5).join(" ")));
};

it("says something of its own on every hire page that has a record", () => {
  const hire = cataloguePages.filter(
    ({ template, slug }) => template === "hire" && existsSync(`cms/seed/hire-page/${slug}.yaml`),
  );
  expect(hire.length).toBeGreaterThan(0);
  const texts = hire.map(({ path }) => ({ path, runs: runsOf(wordsOf(builtPage(path))) }));
  const alike = texts.flatMap((one, index) =>
    texts
      .slice(index + 1)
      .filter((other) => overlap(one.runs, other.runs) >= 0.45)
      .map((other) => [one.path, other.path, overlap(one.runs, other.runs)]),
  );

  expect(alike).toEqual([]);
});

it.each(technologies)("names $name wherever its hire page speaks of it", (technology) => {
  const path = hirePath(technology);
  const [heading = ""] = textOf(path, "h1");

  expect(heading.toLowerCase()).toContain(technology.name.toLowerCase());
  expect(heading).not.toMatch(/\ba [AEIO]/);
  expect(textOf(path, "#contact-form h2")).toEqual([hireHeadings(technology.slug).contact]);
  for (const list of [singlePaths.home, siteIndexPath]) {
    expect(attributeOf(list, `main a[href="${path}"]`, "href")).toBe(path);
  }
});
