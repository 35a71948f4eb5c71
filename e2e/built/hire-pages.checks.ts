import { existsSync } from "node:fs";

import { hireHeadings } from "../../src/catalogue/hire-copy";
import { cataloguePages } from "../../common/catalogue/pages";
import { dedicatedPath, hirePath, pagePaths, siteIndexPath } from "../../common/catalogue/paths";
import { technologies } from "../../common/catalogue/technologies";

import { violationsOf } from "./violations";
import { similarPairs } from "./duplicate-text";
import { attributeOf, attributesOf, textOf, mainTextOf } from "./site";

describe("hire pages", () => {
  it("have unique text if they have a record", () => {
    const hire = cataloguePages.filter(
      ({ template, slug }) =>
        template === "hire" && existsSync(`sample-content/records/hire-page/${slug}.yaml`),
    );
    expect(hire.length).toBeGreaterThan(0);

    const texts = hire.map(({ path }) => ({ path, text: mainTextOf(path) }));
    expect(similarPairs(texts, 0.45)).toEqual([]);
  });

  it("name their technology, and link to a brief with it selected", () => {
    const cases = technologies.map((technology) => ({ ...technology, path: hirePath(technology) }));
    const rule = ({ path, name, slug }: (typeof cases)[number]) => {
      const [heading = ""] = textOf(path, "h1");

      expect(heading.toLowerCase()).toContain(name.toLowerCase());
      expect(heading).not.toMatch(/\ba [AEIO]/);
      expect(textOf(path, "#contact-form h2")).toEqual([hireHeadings(slug).contact]);
      expect(attributesOf(path, "#contact-form a", "href").join(" ")).toContain(
        `${dedicatedPath}?technology=${slug}#`,
      );
      for (const list of [pagePaths.home, siteIndexPath]) {
        expect(attributeOf(list, `main a[href="${path}"]`, "href")).toBe(path);
      }
    };

    expect(violationsOf(cases, rule)).toEqual([]);
  });
});
