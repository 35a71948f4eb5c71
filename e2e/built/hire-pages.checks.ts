import { fillPlaceholders, hireHeadings, skillOf } from "../../src/catalogue/skill-words";
import { dedicatedPath, hirePath, pagePaths, siteIndexPath } from "../../common/catalogue/paths";
import { technologies } from "../../common/catalogue/technologies";

import { violationsOf } from "./violations";
import { attributeOf, attributesOf, dataOf, textOf } from "./site";

type Hire = {
  page: { title: string } | null;
  hiring: { hiringcontent: { __typename: string; title?: string }[]; composer: object | null };
};

describe("hire pages", () => {
  it("have the title of their content, and link to a brief with their technology selected", () => {
    const cases = technologies.map((technology) => ({ ...technology, path: hirePath(technology) }));
    const rule = ({ path, slug }: (typeof cases)[number]) => {
      const { page, hiring } = dataOf<Hire>(path);
      const [main] = hiring.hiringcontent.filter(({ __typename: type }) => type.endsWith("_MAIN"));

      expect(textOf(path, "h1")).toEqual([
        page?.title ?? fillPlaceholders(main?.title ?? "", skillOf(slug)),
      ]);
      expect(textOf(path, "#contact-form h2")).toEqual([hireHeadings(slug).contact]);
      expect(
        attributesOf(path, "#contact-form a", "href").filter((href) =>
          href.startsWith(`${dedicatedPath}?technology=${slug}#`),
        ),
      ).toHaveLength(hiring.composer ? 1 : 0);
      for (const list of [pagePaths.home, siteIndexPath]) {
        expect(attributeOf(list, `main a[href="${path}"]`, "href")).toBe(path);
      }
    };

    expect(violationsOf(cases, rule)).toEqual([]);
  });
});
