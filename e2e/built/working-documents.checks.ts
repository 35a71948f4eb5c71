import { pagePaths } from "../../common/catalogue/paths";

import { violationsIfAny } from "./violations";
import { attributeOf, dataOf, linksOn, textOf } from "./site";
import { listItemsOf } from "./site-paths";

const { documents, home, about } = pagePaths;
const all = listItemsOf(documents);

describe("working documents", () => {
  it("are linked on three pages", () => {
    for (const page of [home, about])
      expect(linksOn(page, "main")).toEqual(expect.arrayContaining([...all]));
  });

  it("are labeled as our templates, except those about this site", () => {
    const rule = (path: string) => {
      const { kind } = dataOf<{ document: { kind: string } }>(path).document;

      expect(textOf(path, "main article header")).toEqual([
        expect.stringContaining(kind === "site" ? "Our own site" : "Our template"),
      ]);
    };

    expect(violationsIfAny(all, rule)).toEqual([]);
  });

  it("link to each other in order", () => {
    const rule = (path: string) => {
      expect(attributeOf(path, "main a[rel=next]", "href")).toBe(all[all.indexOf(path) + 1]);
    };

    expect(violationsIfAny(all, rule)).toEqual([]);
  });
});
