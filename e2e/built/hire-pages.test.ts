import { existsSync } from "node:fs";

import { hireHeadings } from "../../src/catalogue/hire-words";
import { cataloguePages } from "../../src/catalogue/pages";
import { hirePath, singlePaths, siteIndexPath } from "../../src/catalogue/paths";
import { technologies } from "../../src/catalogue/technologies";

import { alike } from "./overlap";
import { attributeOf, builtPage, textOf, wordsOf } from "./site";

it("says something of its own on every hire page that has a record", () => {
  const hire = cataloguePages.filter(
    ({ template, slug }) => template === "hire" && existsSync(`cms/seed/hire-page/${slug}.yaml`),
  );
  expect(hire.length).toBeGreaterThan(0);

  expect(
    alike(
      hire.map(({ path }) => ({ path, text: wordsOf(builtPage(path)) })),
      0.45,
    ),
  ).toEqual([]);
});

it.each(technologies)(
  "names $name wherever its hire page speaks of it, and has it chosen",
  (technology) => {
    const path = hirePath(technology);
    const [heading = ""] = textOf(path, "h1");

    expect(heading.toLowerCase()).toContain(technology.name.toLowerCase());
    expect(heading).not.toMatch(/\ba [AEIO]/);
    expect(textOf(path, "#contact-form h2")).toEqual([hireHeadings(technology.slug).contact]);
    expect(attributeOf(path, "input[name=technology]", "value")).toBe(technology.slug);
    for (const list of [singlePaths.home, siteIndexPath]) {
      expect(attributeOf(list, `main a[href="${path}"]`, "href")).toBe(path);
    }
  },
);
