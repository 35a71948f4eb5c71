import { listPagePath, markdownPath, pagePaths } from "../../common/catalogue/paths";
import { minIndexedItems, pageSizes } from "../../src/catalogue/pagination";

import { duplicatesOf, violationsOf } from "./violations";
import { attributeOf, builtFile, builtPage, elementsOn, linksOn, textOf } from "./site";
import { sitemapPaths, listPagesOf, listItemsOf, paths, siteUrl } from "./site-paths";

const { blog, portfolio } = pagePaths;
const filterNav =
  'main nav:is([aria-label="Article categories"], [aria-label="Case study filters"])';
const filters = [blog, portfolio].flatMap((list) =>
  elementsOn(list, `${filterNav} a`)
    .toArray()
    .map((link) => ({
      path: link.attribs.href ?? "",
      count: Number(builtPage(list)("span", link).first().text() || Number.NaN),
    })),
);
const lists = [...new Set(filters.map(({ path }) => path))];
const pages = lists.flatMap(listPagesOf);

describe("lists", () => {
  it("are paginated, and filtered by links", () => {
    expect(listPagesOf(blog)).toEqual([blog, listPagePath(blog, 2)]);
    expect(lists.length).toBeGreaterThan(20);
  });

  it("have a unique, short title and path on each page", () => {
    const rule = (path: string) => {
      const limit = path.startsWith(blog) ? pageSizes.articles : pageSizes.projects;

      expect(textOf(path, "h1")).toEqual([expect.stringMatching(/\S.{5,}/)]);
      expect(textOf(path, "head title")).toEqual([expect.stringMatching(/^.{10,60}$/)]);
      expect(attributeOf(path, 'meta[name="description"]', "content")).toMatch(/^.{40,160}$/);
      expect(attributeOf(path, 'link[rel="canonical"]', "href")).toBe(siteUrl + path);
      expect(linksOn(path, "main li h3").length).toBeLessThanOrEqual(limit);
    };

    expect(violationsOf(pages, rule)).toEqual([]);
  });

  it.each([
    ["h1", (path: string) => textOf(path, "h1")[0]],
    ["title", (path: string) => textOf(path, "head title")[0]],
    ["description", (path: string) => attributeOf(path, 'meta[name="description"]', "content")],
  ])("have a unique %s on every page", (_name, read) => {
    expect(duplicatesOf([...pages, ...paths], read)).toEqual([]);
  });

  it("link the previous and the next page", () => {
    const rule = (list: string) => {
      const all = listPagesOf(list);
      const near = (path: string, rel: string) =>
        attributeOf(path, `link[rel="${rel}"]`, "href")?.slice(siteUrl.length);

      expect(all.map((path) => near(path, "next"))).toEqual([...all.slice(1), undefined]);
      expect(all.map((path) => near(path, "prev"))).toEqual([undefined, ...all.slice(0, -1)]);
    };

    expect(violationsOf(lists, rule)).toEqual([]);
  });

  it("have as many entries as their links state", () => {
    const rule = ({ path, count }: (typeof filters)[number]) => {
      expect(listItemsOf(path)).toHaveLength(count);
    };

    expect(violationsOf(filters, rule)).toEqual([]);
  });

  it("are indexable if they have enough entries", () => {
    const rule = (list: string) => {
      const enough = listItemsOf(list).length >= minIndexedItems;

      expect(sitemapPaths.includes(list)).toBe(enough);
      expect(attributeOf(list, 'meta[name="robots"]', "content")).toBe(
        enough ? undefined : "noindex",
      );
    };

    expect(violationsOf(lists, rule)).toEqual([]);
  });

  it("link to every article and case study", () => {
    const records = (list: string) =>
      sitemapPaths.filter((path) => path.startsWith(list) && !pages.includes(path));

    expect(listItemsOf(blog).toSorted()).toEqual(records(blog).sort());
    expect(listItemsOf(portfolio).toSorted()).toEqual(records(portfolio).sort());
  });

  it("have at least twelve articles of at least 900 words without code", () => {
    const lengths = listItemsOf(blog).map((path) => {
      const text = (builtFile(markdownPath(path)) ?? "").replace(/^```.*?^```/gms, "");

      return text.split(/\s+/).length;
    });

    expect(lengths.length).toBeGreaterThanOrEqual(12);
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(900);
  });

  it("show the featured article once, on the first page", () => {
    const shown = listPagesOf(blog).flatMap((path) => linksOn(path, "main h3"));

    expect(new Set(shown).size).toBe(shown.length);
    expect(linksOn(blog, "main h3")).toHaveLength(pageSizes.articles + 1);
  });

  it.each([
    [blog, 2],
    [portfolio, 1],
  ])("of %s: each record links to %d related ones", (list, minimum) => {
    const members = listItemsOf(list);
    const rule = (path: string) => {
      const others = linksOn(path, "main h3").filter((other) => members.includes(other));

      expect(others.length).toBeGreaterThanOrEqual(minimum);
      expect(others).not.toContain(path);
    };

    expect(violationsOf(members, rule)).toEqual([]);
  });
});
