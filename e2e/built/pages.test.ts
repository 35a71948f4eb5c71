import { readFileSync } from "node:fs";

import { cataloguePages } from "../../src/catalogue/pages";
import { singlePaths, sitemapPath } from "../../src/catalogue/paths";

import { builtFile, builtPage, wordsOf } from "./site";

const siteUrl = process.env.SITE_URL ?? "";
const paths = [...cataloguePages.map(({ path }) => path), ...Object.values(singlePaths)];
const textOf = (path: string, selector: string) =>
  [...builtPage(path).querySelectorAll(selector)].map(({ textContent }) => textContent ?? "");
const attributeOf = (path: string, selector: string, name: string) =>
  builtPage(path).querySelector(selector)?.getAttribute(name);

/** How much of the shorter text stands in the other: the share of its runs of five words. */
const overlap = (one: Set<string>, other: Set<string>) => {
  const [shorter, longer] = one.size < other.size ? [one, other] : [other, one];

  return [...shorter].filter((run) => longer.has(run)).length / shorter.size;
};
const runsOf = (text: string) => {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

  return new Set(words.slice(4).map((_, index) => words.slice(index, index + 5).join(" ")));
};

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

  it("says on every hire page something of its own", () => {
    const hire = cataloguePages.filter(({ template }) => template.startsWith("hire"));
    const texts = hire.map(({ path }) => ({ path, runs: runsOf(wordsOf(builtPage(path))) }));
    const alike = texts.flatMap((one, index) =>
      texts
        .slice(index + 1)
        .filter((other) => overlap(one.runs, other.runs) >= 0.5)
        .map((other) => [one.path, other.path, overlap(one.runs, other.runs)]),
    );

    expect(alike).toEqual([]);
  });

  it("titles the contact form after the second item of the contact content", () => {
    expect(textOf(singlePaths.contact, "h2")).toContain(secondTitle());
  });
});

describe("the sitemap", () => {
  const xml = builtFile(sitemapPath) ?? "";
  const listed = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);

  it("is XML at exactly its address, and the only one", () => {
    expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?><urlset /);
    expect(builtFile("/sitemap-index.xml")).toBeNull();
    expect(builtFile("/sitemap-0.xml")).toBeNull();
  });

  it("lists every page but the one after a sent message", () => {
    const wanted = paths.filter((path) => path !== singlePaths.thankYou);

    expect(listed).toEqual(expect.arrayContaining(wanted.map((path) => siteUrl + path)));
    expect(listed).not.toContainEqual(expect.stringMatching(/thankyou|404/));
    expect(new Set(listed).size).toBe(listed.length);
  });

  it("dates every page", () => {
    const dates = [...xml.matchAll(/<lastmod>(\d{4}-\d\d-\d\dT[^<]+)<\/lastmod>/g)];

    expect(dates).toHaveLength(listed.length);
  });
});
