import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";

import { cataloguePages } from "../../src/catalogue/pages";
import {
  categoryPath,
  contactFormId,
  projectFilterPath,
  singlePaths,
  sitemapPath,
} from "../../src/catalogue/paths";

import {
  attributeOf,
  builtFile,
  builtPage,
  linksOn,
  listedPaths,
  membersOf,
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

/** Where the links of a page within the site lead, each once. */
const targetsOn = (path: string) => {
  const links = [...builtPage(path).querySelectorAll<HTMLAnchorElement>("a[href^='/']")];

  return [...new Set(links.map((link) => link.getAttribute("href") ?? ""))];
};

/** Whether the page that a link leads to has the part that it names, if it names one. */
const hasPart = (href: string) => {
  const { pathname, hash } = new URL(href, siteUrl);

  return hash === "" || builtPage(pathname).getElementById(decodeURIComponent(hash.slice(1)));
};

describe("the built site", () => {
  it("has all its pages", () => {
    expect(paths.filter((path) => builtFile(path) === null)).toEqual([]);
  });

  describe.each([...new Set([...paths, ...listedPaths])])("%s", (path) => {
    it("has one h1, a title and a description that fit, and its own canonical address", () => {
      expect(textOf(path, "h1")).toEqual([expect.stringMatching(/\S.{8,}/)]);
      expect(textOf(path, "head title")).toEqual([expect.stringMatching(/^.{10,60}$/)]);
      expect(attributeOf(path, 'meta[name="description"]', "content")).toMatch(/^.{40,160}$/);
      expect(attributeOf(path, 'link[rel="canonical"]', "href")).toBe(siteUrl + path);
    });

    it("names the sitemap", () => {
      expect(attributeOf(path, 'link[rel="sitemap"]', "href")).toBe(sitemapPath);
      expect(builtPage(path).querySelectorAll('link[rel="sitemap"]')).toHaveLength(1);
    });

    it("carries the styles of all pages, then those of its own sections", () => {
      const sheets = [...builtPage(path).querySelectorAll<HTMLElement>("style[data-href]")];
      expect(sheets.map(({ dataset }) => dataset.href)).toEqual([
        expect.stringMatching(/^\/styles\./),
        expect.stringMatching(/^\/component---/),
      ]);
    });

    it("says its language, and can be read without script", () => {
      expect(attributeOf(path, "html", "lang")).toBe("en");
      expect(wordsOf(builtPage(path)).split(" ").length).toBeGreaterThan(80);
      expect(wordsOf(builtPage(path), "pre, code")).not.toMatch(
        /\{technology\}|\{role\}|undefined|\[object/,
      );
    });

    it("names Gatsby's scripts and data, and leaves it to the script in its head to fetch them", () => {
      const late = builtPage(path).querySelector<HTMLTemplateElement>("#late-scripts")?.content;
      const data = [...(late?.querySelectorAll<HTMLLinkElement>("link[as=fetch]") ?? [])];

      expect(late?.querySelectorAll("script[src]").length).toBeGreaterThan(2);
      expect(data.map((link) => builtFile(link.getAttribute("href") ?? ""))).toEqual([
        expect.stringContaining("webpackCompilationHash"),
        expect.stringContaining(`"path":"${path}"`),
      ]);
      expect(
        builtPage(path).querySelectorAll("script[src], link:is([as=script], [as=fetch])"),
      ).toHaveLength(0);
    });

    it("fetches the picture it opens with at once, and none after its first", () => {
      const page = builtPage(path);
      const opening = page.querySelector("main > :first-child picture img");
      const atOnce = [...page.querySelectorAll('img:not([loading="lazy"])')];

      expect(atOnce).toEqual(
        opening || atOnce.length > 0 ? [page.querySelector("main picture img")] : [],
      );
      expect(atOnce.map((picture) => picture.getAttribute("fetchpriority"))).toEqual(
        atOnce.map(() => "high"),
      );
    });

    it("gives phones no picture of more than 25 kB in its first screen", () => {
      const picture = builtPage(path).querySelector("picture:has([loading=eager])");
      const sizes = (
        picture?.querySelector("source[media][type='image/avif']")?.getAttribute("srcset") ?? ""
      )
        .split(",")
        .flatMap((candidate) => candidate.trim().split(" ")[0] || [])
        .map((file) => statSync(join("public", file)).size);

      expect(sizes.length > 0).toBe(picture !== null);
      expect(Math.max(0, ...sizes)).toBeLessThanOrEqual(25_000);
    });

    it("has each part where it belongs, and none that is moved there by script", () => {
      // What React's streaming leaves for a part that comes later, or that failed.
      expect(builtFile(path)).not.toMatch(/<!--\$[?!]-->|\$R[CXS]\(|<template id="B:/);
      expect(builtFile(path)).toContain("<!--$-->");
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
      const targets = targetsOn(path).map((target) => target.split(/[?#]/)[0] ?? "");

      expect(targets.length).toBeGreaterThan(5);
      expect(targets.filter((target) => builtFile(target) === null)).toEqual([]);
    });

    it("links only to parts that other pages have", () => {
      expect(targetsOn(path).filter((target) => !hasPart(target))).toEqual([]);
    });

    it("jumps only to parts that it has, each with an id of its own", () => {
      const page = builtPage(path);
      const ids = [...page.querySelectorAll("[id]")].map(({ id }) => id);
      const jumps = [...page.querySelectorAll('a[href^="#"]')].map((link) =>
        decodeURIComponent(link.getAttribute("href")?.slice(1) ?? ""),
      );

      expect(jumps.length).toBeGreaterThan(0);
      expect(jumps.filter((id) => !ids.includes(id))).toEqual([]);
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    });
  });

  it.each([
    ...cataloguePages.map(({ path }) => path),
    ...membersOf(singlePaths.portfolio),
    singlePaths.engagement,
  ])("leads from the top of %s to the form of the page, whose message names it", (path) => {
    expect(attributeOf(path, "main > header a[href^='#']", "href")).toBe(`#${contactFormId}`);
    expect(builtPage(path).querySelector(`main > #${contactFormId}`)).not.toBeNull();
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

  it.each([
    categoryPath("engineering"),
    projectFilterPath("industry", "e-commerce"),
    projectFilterPath("service", "web-development"),
  ])("fetches the first picture of the list at once that %s begins with", (path) => {
    expect(attributeOf(path, "main picture img", "loading")).toBe("eager");
  });

  it("carries no font in its styles", () => {
    expect(textOf(singlePaths.home, "style").join("")).not.toContain("data:");
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
