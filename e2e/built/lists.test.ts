import { fewestListed, listPagePath, pageSizes } from "../../src/catalogue/list-pages";
import { markdownPath, singlePaths } from "../../src/catalogue/paths";

import {
  attributeOf,
  builtFile,
  builtPage,
  linksOn,
  listedPaths,
  listPagesOf,
  membersOf,
  paths,
  siteUrl,
  textOf,
} from "./site";

const { blog, portfolio } = singlePaths;
const filterNav = 'main nav:is([aria-label^="Categories"], [aria-label^="Filters"])';
const filters = [blog, portfolio].flatMap((list) =>
  [...builtPage(list).querySelectorAll(`${filterNav} a`)].map((link) => ({
    list,
    path: link.getAttribute("href") ?? "",
    count: Number(link.querySelector("span")?.textContent),
  })),
);
const lists = [...new Set(filters.map(({ path }) => path))];
const pages = lists.flatMap(listPagesOf);

describe("lists", () => {
  it("are divided into pages, and filtered by links", () => {
    expect(listPagesOf(blog)).toEqual([blog, listPagePath(blog, 2)]);
    expect(lists.length).toBeGreaterThan(20);
  });

  it.each(pages)("%s has words and an address of its own, and is not too long", (path) => {
    const limit = path.startsWith(blog) ? pageSizes.articles : pageSizes.projects;

    expect(textOf(path, "h1")).toEqual([expect.stringMatching(/\S.{5,}/)]);
    expect(textOf(path, "head title")).toEqual([expect.stringMatching(/^.{10,60}$/)]);
    expect(attributeOf(path, 'meta[name="description"]', "content")).toMatch(/^.{40,160}$/);
    expect(attributeOf(path, 'link[rel="canonical"]', "href")).toBe(siteUrl + path);
    expect(linksOn(path, "main li h3").length).toBeLessThanOrEqual(limit);
  });

  it.each([
    ["h1", (path: string) => textOf(path, "h1")[0]],
    ["title", (path: string) => textOf(path, "head title")[0]],
    ["description", (path: string) => attributeOf(path, 'meta[name="description"]', "content")],
  ])("have no two pages with one %s", (_name, read) => {
    const words = [...new Set([...pages, ...paths])].map(read);

    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  });

  it.each(lists)("%s names the page before and the one after", (list) => {
    const all = listPagesOf(list);
    const near = (path: string, rel: string) =>
      attributeOf(path, `link[rel="${rel}"]`, "href")?.slice(siteUrl.length);

    expect(all.map((path) => near(path, "next"))).toEqual([...all.slice(1), undefined]);
    expect(all.map((path) => near(path, "prev"))).toEqual([undefined, ...all.slice(0, -1)]);
  });

  it.each(filters)("$path has as many entries as its link says, $count", ({ path, count }) => {
    expect(membersOf(path)).toHaveLength(count);
  });

  it.each(lists)("%s is found by search engines if it has enough entries", (list) => {
    const enough = membersOf(list).length >= fewestListed;

    expect(listedPaths.includes(list)).toBe(enough);
    expect(attributeOf(list, 'meta[name="robots"]', "content")).toBe(
      enough ? undefined : "noindex",
    );
  });

  it("lead to every article and case study", () => {
    const records = (list: string) =>
      listedPaths.filter((path) => path.startsWith(list) && !pages.includes(path));

    expect(membersOf(blog).sort()).toEqual(records(blog).sort());
    expect(membersOf(portfolio).sort()).toEqual(records(portfolio).sort());
  });

  it("have twelve articles or more, each of 900 words or more beside its code", () => {
    const lengths = membersOf(blog).map((path) => {
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
  ])("of %s: each record leads to %d others like it", (list, least) => {
    for (const path of membersOf(list)) {
      const others = linksOn(path, "main h3").filter((other) => membersOf(list).includes(other));

      expect(others.length).toBeGreaterThanOrEqual(least);
      expect(others).not.toContain(path);
    }
  });
});

describe("code in articles", () => {
  const withCode = membersOf(blog).filter((path) => builtPage(path).querySelector("pre code"));

  it.each(withCode)("is highlighted by classes, and scrolled by keyboard, on %s", (path) => {
    const blocks = [...builtPage(path).querySelectorAll("main pre")];

    for (const block of blocks) {
      expect(block.getAttribute("tabindex")).toBe("0");
      expect(block.querySelectorAll("[style]")).toHaveLength(0);
      expect(block.querySelectorAll("code > span[class]").length).toBeGreaterThan(0);
    }
  });

  it.each(withCode)("is plain in the Markdown of %s", (path) => {
    const text = builtFile(markdownPath(path)) ?? "";
    const [block] = textOf(path, "main pre code");

    expect(text).toContain(`\`\`\`\n`);
    expect(text).toContain((block ?? "").trim());
  });

  it("is plain in the feeds", () => {
    const { items } = JSON.parse(builtFile("/feed.json") ?? "") as {
      items: { content_html: string }[];
    };
    const code = items.filter(({ content_html: html }) => html.includes("<code class="));

    expect(code.length).toBeGreaterThan(5);
    expect(code.filter(({ content_html: html }) => html.includes("<span"))).toEqual([]);
  });
});
