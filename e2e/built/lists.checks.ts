import { articlePath, isFilteredList, pagePaths } from "../../common/catalogue/paths";
import { minIndexedItems, pageSizes } from "../../src/catalogue/pagination";

import { duplicatesOf, violationsIfAny, violationsOf } from "./violations";
import { attributeOf, builtPage, dataOf, elementsOn, linksOn, textOf } from "./site";
import {
  sitemapPaths,
  listPagesOf,
  listItemsOf,
  paths,
  recordPathsOf,
  siteUrl,
} from "./site-paths";

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
const lists = [...new Set([blog, portfolio, ...filters.map(({ path }) => path)])];
const pages = lists.flatMap(listPagesOf);
const pageSizeOf = (path: string) =>
  path.startsWith(blog) ? pageSizes.articles : pageSizes.projects;

type FeaturedBlog = { article?: { slug: string } | null };

/** The article that the blog shows above its list, if there is one. */
const featured = dataOf<{ record: { blogcontent: FeaturedBlog[] } }>(
  blog,
).record.blogcontent.flatMap(({ article }) => (article ? [articlePath(article.slug)] : []));

describe("lists", () => {
  it("are as many pages as their entries need", () => {
    const rule = (list: string) => {
      // The blog's first page also shows the featured article, if there is one.
      const entries = listItemsOf(list).length - (list === blog ? featured.length : 0);

      expect(listPagesOf(list)).toHaveLength(Math.max(1, Math.ceil(entries / pageSizeOf(list))));
    };

    expect(violationsOf(lists, rule)).toEqual([]);
  });

  it("have a unique, short title and path on each page", () => {
    const rule = (path: string) => {
      expect(textOf(path, "h1")).toEqual([expect.stringMatching(/\S/)]);
      expect(textOf(path, "head title")).toEqual([expect.stringMatching(/^.{10,60}$/)]);
      expect(attributeOf(path, 'meta[name="description"]', "content")).toMatch(/^.{40,160}$/);
      expect(attributeOf(path, 'link[rel="canonical"]', "href")).toBe(siteUrl + path);
      expect(linksOn(path, "main li h3").length).toBeLessThanOrEqual(pageSizeOf(path));
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

    expect(violationsIfAny(filters, rule)).toEqual([]);
  });

  it("are indexable if they are no filter, or have enough entries", () => {
    const rule = (list: string) => {
      const enough = !isFilteredList(list) || listItemsOf(list).length >= minIndexedItems;

      expect(sitemapPaths.includes(list)).toBe(enough);
      expect(attributeOf(list, 'meta[name="robots"]', "content")).toBe(
        enough ? undefined : "noindex",
      );
    };

    expect(violationsOf(lists, rule)).toEqual([]);
  });

  it("link to every article and case study", () => {
    expect(listItemsOf(blog).toSorted()).toEqual(recordPathsOf("article").toSorted());
    expect(listItemsOf(portfolio).toSorted()).toEqual(recordPathsOf("project").toSorted());
  });

  it("show the featured article once, on the first page", () => {
    const shown = listPagesOf(blog).flatMap((path) => linksOn(path, "main h3"));

    expect(new Set(shown).size).toBe(shown.length);
    expect(linksOn(blog, "main h3")).toEqual([
      ...featured,
      ...shown.filter((path) => !featured.includes(path)).slice(0, pageSizes.articles),
    ]);
  });

  it.each([
    [blog, 3],
    [portfolio, 2],
  ])("of %s: each record links to at most %d related ones", (list, most) => {
    const members = listItemsOf(list);
    const rule = (path: string) => {
      const others = linksOn(path, "main h3").filter((other) => members.includes(other));

      expect(others).toHaveLength(dataOf<{ related: unknown[] }>(path).related.length);
      expect(others.length).toBeLessThanOrEqual(most);
      expect(others).not.toContain(path);
    };

    expect(violationsIfAny(members, rule)).toEqual([]);
  });
});
