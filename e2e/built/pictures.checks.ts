import { statSync } from "node:fs";
import { join } from "node:path";

import { projectFilterPath } from "../../common/catalogue/paths";

import { violationsOf } from "./violations";
import { attributeOf, builtPage, elementsOn } from "./site";
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

  it("has no image over 25 kB in the first screen of a phone", () => {
    const rule = (path: string) => {
      const picture = elementsOn(path, "picture:has([loading=eager])").first();
      const sizes = (picture.find("source[media][type='image/avif']").attr("srcset") ?? "")
        .split(",")
        .flatMap((candidate) => candidate.trim().split(" ")[0] || [])
        .map((file) => statSync(join("public", file)).size);

      expect(sizes.length > 0).toBe(picture.length > 0);
      expect(Math.max(0, ...sizes)).toBeLessThanOrEqual(25_000);
    };

    expect(violationsOf(allPaths, rule)).toEqual([]);
  });

  it("loads the first image of a list eagerly", () => {
    const rule = (path: string) => {
      expect(attributeOf(path, "main picture img", "loading")).toBe("eager");
    };
    const lists = [
      projectFilterPath("industry", "e-commerce"),
      projectFilterPath("service", "web-development"),
    ];

    expect(violationsOf(lists, rule)).toEqual([]);
  });
});
