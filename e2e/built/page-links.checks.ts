import { cataloguePages } from "../../common/catalogue/pages";
import { contactFormId, pagePaths } from "../../common/catalogue/paths";

import { violationsOf } from "./violations";
import { attributeOf, attributesOf, builtFile, elementsOn, linksOn, textOf } from "./site";
import { listItemsOf, allPaths, siteUrl } from "./site-paths";

/** The unique internal link targets of a page. */
const targetsOn = (path: string) => new Set(attributesOf(path, "a[href^='/']", "href"));

const idsOn = new Map<string, Set<string>>();

/** True if a link's page has the link's anchor, or the link has none. */
const hasAnchor = (href: string) => {
  if (!href.includes("#")) return true;
  const { pathname, hash } = new URL(href, siteUrl);
  const ids = idsOn.get(pathname) ?? new Set(attributesOf(pathname, "[id]", "id"));
  idsOn.set(pathname, ids);

  return hash === "" || ids.has(decodeURIComponent(hash.slice(1)));
};

/** Lighthouse's list (core/audits/seo/link-text.js), which has "go", the name of a language. */
const vagueTexts = [
  ...["click here", "click this", "go", "here", "information", "learn more", "more", "more info"],
  ...["more information", "right here", "read more", "see more", "start", "this"],
];

const cataloguePaths = cataloguePages.map(({ path }) => path);

/** A page that no record links, as after adding a technology. */
const unlinkedPage = process.env.UNKNOWN_PAGE;

describe("the built site", () => {
  it("links only to existing pages and files", () => {
    const rule = (path: string) => {
      const targets = [...targetsOn(path)].map((target) => target.split(/[?#]/)[0] ?? "");

      expect(targets.length).toBeGreaterThan(5);
      expect(targets.filter((target) => builtFile(target) === null)).toEqual([]);
    };

    expect(violationsOf(allPaths, rule)).toEqual([]);
  });

  it("has no link whose text does not say where it leads", () => {
    const rule = (path: string) => {
      const texts = textOf(path, "a[href]").map((text) => text.trim().toLowerCase());
      expect(texts.filter((text) => vagueTexts.includes(text))).toEqual([]);
    };

    expect(violationsOf(allPaths, rule)).toEqual([]);
  });

  it("links only to existing anchors of other pages", () => {
    const rule = (path: string) => {
      expect([...targetsOn(path)].filter((target) => !hasAnchor(target))).toEqual([]);
    };

    expect(violationsOf(allPaths, rule)).toEqual([]);
  });

  it("links only to existing anchors within a page, each with a unique id", () => {
    const rule = (path: string) => {
      const ids = attributesOf(path, "[id]", "id");
      const known = new Set(ids);
      const jumps = attributesOf(path, 'a[href^="#"]', "href").map((href) =>
        decodeURIComponent(href.slice(1)),
      );

      expect(jumps.length).toBeGreaterThan(0);
      expect(jumps.filter((id) => !known.has(id))).toEqual([]);
      expect(ids.filter((id) => !known.delete(id))).toEqual([]);
    };

    expect(violationsOf(allPaths, rule)).toEqual([]);
  });

  it("links heroes to the page's form, whose message names the page", () => {
    const rule = (path: string) => {
      expect(attributeOf(path, "main > header a[href^='#']", "href")).toBe(`#${contactFormId}`);
      expect(elementsOn(path, `main > #${contactFormId}`).length).toBeGreaterThan(0);
    };
    const pages = [...cataloguePaths, ...listItemsOf(pagePaths.portfolio), pagePaths.engagement];

    expect(violationsOf(pages, rule)).toEqual([]);
  });

  it("lists projects by their titles, samples last", () => {
    const titles = textOf(pagePaths.portfolio, "main li h3");

    expect(titles.length).toBeGreaterThan(1);
    expect(titles).toEqual(titles.toSorted());
    expect(textOf(pagePaths.home, 'main li:has(a[href^="/portfolio/"]) h3')).toEqual(
      titles.slice(0, 2),
    );
  });

  it("links each catalogue page to articles and case studies", () => {
    const rule = (path: string) => {
      const links = linksOn(path, "main");

      for (const list of [pagePaths.blog, pagePaths.portfolio]) {
        expect(links).toContainEqual(expect.stringMatching(`^${list}.+`));
      }
    };

    expect(
      violationsOf(
        cataloguePaths.filter((path) => path !== unlinkedPage),
        rule,
      ),
    ).toEqual([]);
  });
});
