import { readFileSync } from "node:fs";

import { cataloguePages } from "../../src/catalogue/pages";
import { singlePaths, sitemapPath } from "../../src/catalogue/paths";

import {
  attributeOf,
  builtFile,
  builtPage,
  linksOn,
  paths,
  siteUrl,
  textOf,
  wordsOf,
} from "./site";

/** The title of the second item of the seeded contact content. */
const secondTitle = () => {
  const [, , second = ""] = readFileSync("cms/seed/contactus.yaml", "utf8").split("__component:");

  return /\n\s+title: (.+)/.exec(second)?.[1] ?? "";
};

describe("the built site", () => {
  it("has all its pages", () => {
    expect(paths.filter((path) => builtFile(path) === null)).toEqual([]);
  });

  describe.each(paths)("%s", (path) => {
    it("has one h1, a title and a description that fit, and its own canonical address", () => {
      expect(textOf(path, "h1")).toEqual([expect.stringMatching(/\S.{8,}/)]);
      expect(textOf(path, "head title")).toEqual([expect.stringMatching(/^.{10,90}$/)]);
      expect(attributeOf(path, 'meta[name="description"]', "content")).toMatch(/^.{40,170}$/);
      expect(attributeOf(path, 'link[rel="canonical"]', "href")).toBe(siteUrl + path);
    });

    it("names the sitemap", () => {
      expect(attributeOf(path, 'link[rel="sitemap"]', "href")).toBe(sitemapPath);
      expect(builtPage(path).querySelectorAll('link[rel="sitemap"]')).toHaveLength(1);
    });

    it("says its language, and can be read without script", () => {
      expect(attributeOf(path, "html", "lang")).toBe("en");
      expect(wordsOf(builtPage(path)).split(" ").length).toBeGreaterThan(80);
      expect(wordsOf(builtPage(path))).not.toMatch(/\{technology\}|\{role\}|undefined|\[object/);
    });

    it("skips no level of headings", () => {
      const levels = [...builtPage(path).querySelectorAll("main :is(h1,h2,h3,h4,h5,h6)")].map(
        ({ tagName }) => Number(tagName[1]),
      );

      levels.reduce((before, level) => {
        expect(level).toBeLessThanOrEqual(before + 1);

        return level;
      }, 0);
    });

    it("links only to pages and files that are there", () => {
      const links = [...builtPage(path).querySelectorAll<HTMLAnchorElement>("a[href^='/']")];
      const targets = links.map((link) => (link.getAttribute("href") ?? "").split(/[?#]/)[0] ?? "");

      expect(links.length).toBeGreaterThan(5);
      expect([...new Set(targets)].filter((target) => builtFile(target) === null)).toEqual([]);
    });
  });

  it.each([
    ["h1", (path: string) => textOf(path, "h1")[0]],
    ["title", (path: string) => textOf(path, "head title")[0]],
    [
      "description",
      (path: string) => attributeOf(path, 'meta[name="description"]', "content") ?? "",
    ],
  ])("gives every page a %s of its own", (_name, read) => {
    const values = paths.map(read);

    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  });

  it("lists projects by their titles, samples last", () => {
    const titles = textOf(singlePaths.portfolio, "main li h3");

    expect(titles.length).toBeGreaterThan(1);
    expect(titles).toEqual([...titles].sort());
    expect(textOf(singlePaths.home, 'main li:has(a[href^="/portfolio/"]) h3')).toEqual(
      titles.slice(0, 2),
    );
  });

  it.each(cataloguePages)("leads from $path to articles and case studies", ({ path }) => {
    const links = linksOn(path, "main");

    for (const list of [singlePaths.blog, singlePaths.portfolio]) {
      expect(links).toContainEqual(expect.stringMatching(`^${list}.+`));
    }
  });

  it("titles the contact form after the second item of the contact content", () => {
    expect(textOf(singlePaths.contact, "h2")).toContainEqual(
      expect.stringContaining(secondTitle()),
    );
  });
});
