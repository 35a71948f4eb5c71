import { isFilteredList, pagePaths } from "../../common/catalogue/paths";

import { violationsIfAny, violationsOf } from "./violations";
import { attributeOf, builtPage, elementsOn, linksOn } from "./site";
import { allPaths } from "./site-paths";

describe("a page of the built site", () => {
  it("loads the first image eagerly, and all others lazily", () => {
    const rule = (path: string) => {
      const page = builtPage(path);
      const opening = elementsOn(path, "main > :first-child picture img").length > 0;
      const atOnce = elementsOn(path, 'img:not([loading="lazy"])');
      const first = elementsOn(path, "main picture img").first();

      expect(atOnce.toArray().map((picture) => page.html(picture))).toEqual(
        opening || atOnce.length > 0 ? [page.html(first)] : [],
      );
      expect(atOnce.not('[fetchpriority="high"]').toString()).toBe("");
    };

    expect(violationsOf(allPaths, rule)).toEqual([]);
  });

  it("has smaller files of its first image for phones", () => {
    const rule = (path: string) => {
      const picture = elementsOn(path, "picture:has([loading=eager])").first();
      const sources = picture.find("source[media][type='image/avif'][srcset]");

      expect(sources.length > 0).toBe(picture.length > 0);
    };

    expect(violationsOf(allPaths, rule)).toEqual([]);
  });

  it("loads the first image of a list eagerly", () => {
    const rule = (path: string) => {
      expect(attributeOf(path, "main picture img", "loading")).toBe("eager");
    };
    const lists = linksOn(pagePaths.portfolio, 'main nav[aria-label="Case study filters"]').filter(
      (path) => isFilteredList(path) && elementsOn(path, "main picture img").length > 0,
    );

    expect(violationsIfAny(lists, rule)).toEqual([]);
  });
});
