import { cataloguePages, type CataloguePage } from "../../common/catalogue/pages";
import { contactFormId, pagePaths } from "../../common/catalogue/paths";

import { violationsOf } from "./violations";
import { attributeOf, attributesOf, builtFile, dataOf, elementsOn, linksOn, textOf } from "./site";
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

type Topics = { topics: { slug: string }[] };
type Project = Topics & Record<"title" | "service" | "industry", string> & { sample: boolean };

const articles = listItemsOf(pagePaths.blog).map((path) => ({
  path,
  ...dataOf<{ article: Topics }>(path).article,
}));
const projects = listItemsOf(pagePaths.portfolio).map((path) => ({
  path,
  ...dataOf<{ project: Project }>(path).project,
}));

/** Whether a record is about one of the technologies. */
const isAbout =
  (technologies: readonly string[]) =>
  ({ topics }: Topics) =>
    topics.some(({ slug }) => technologies.includes(slug));

/** The case studies about a page's subject. */
const projectsOf = ({ template, slug, technologies }: CataloguePage) =>
  projects.filter((project) =>
    template === "hire" ? isAbout(technologies)(project) : project[template] === slug,
  );

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

  it("has a contact form on pages with an offer", () => {
    const rule = (path: string) => {
      expect(elementsOn(path, `main > #${contactFormId}`).length).toBeGreaterThan(0);
    };
    const pages = [...cataloguePaths, ...listItemsOf(pagePaths.portfolio), pagePaths.engagement];

    expect(violationsOf(pages, rule)).toEqual([]);
  });

  it("links heroes of services, industries and case studies to that form", () => {
    const rule = (path: string) => {
      expect(attributeOf(path, "main > header a[href^='#']", "href")).toBe(`#${contactFormId}`);
    };

    const subjects = cataloguePages.filter(({ template }) => template !== "hire");

    expect(
      violationsOf(
        [...subjects, ...projects].map(({ path }) => path),
        rule,
      ),
    ).toEqual([]);
  });

  it("lists projects by their titles, samples last", () => {
    const sorted = (wanted: boolean) =>
      projects.flatMap(({ title, sample }) => (sample === wanted ? [title] : [])).toSorted();
    const titles = [...sorted(false), ...sorted(true)];

    expect(projects.map(({ title }) => title)).toEqual(titles);
    expect(textOf(pagePaths.home, 'main li:has(a[href^="/portfolio/"]) h3')).toEqual(
      titles.slice(0, 2),
    );
  });

  it("links each catalogue page to an article and a case study about it, if there are any", () => {
    const rule = (page: CataloguePage) => {
      const links = linksOn(page.path, "main");

      for (const about of [articles.filter(isAbout(page.technologies)), projectsOf(page)]) {
        expect(about.length === 0 || about.some(({ path }) => links.includes(path))).toBe(true);
      }
    };

    expect(violationsOf(cataloguePages, rule)).toEqual([]);
  });
});
