import {
  dedicatedPath,
  iconPaths,
  pagePaths,
  sitemapPath,
  servicePath,
  webManifestPath,
} from "../../common/catalogue/paths";

import { services } from "../../common/catalogue/services";
import { readClassNames } from "../../src/gatsby/html/class-names";

import { violationsOf } from "./violations";
import {
  attributeOf,
  attributesOf,
  builtFile,
  dataOf,
  elementsOn,
  deferredScriptsOf,
  jsonLdOf,
  parseErrorsOf,
  textOf,
  mainTextOf,
} from "./site";
import { paths, allPaths, recordPathsOf, siteUrl } from "./site-paths";

type About = { people: { nodes: unknown[] } };
type Home = { testimonials: { nodes: unknown[] } };
type Service = { page: { rates: unknown[] } | null };
type Contact = {
  contactDetails: { imprint: { html: string } | null };
  record: { contactcontent: { title?: string }[] };
};

describe("the built site", () => {
  it("has all its pages", () => {
    expect(paths.filter((path) => builtFile(path) === null)).toEqual([]);
  });

  it("has valid HTML on every page", () => {
    expect(violationsOf(paths, (path) => expect(parseErrorsOf(path)).toEqual([]))).toEqual([]);
  });

  it("has one h1, a title and description within limits, and a canonical URL on each page", () => {
    const rule = (path: string) => {
      expect(textOf(path, "h1")).toEqual([expect.stringMatching(/\S/)]);
      expect(textOf(path, "head title")).toEqual([expect.stringMatching(/^.{10,60}$/)]);
      expect(attributeOf(path, 'meta[name="description"]', "content")).toMatch(/^.{40,160}$/);
      expect(attributeOf(path, 'link[rel="canonical"]', "href")).toBe(siteUrl + path);
    };

    expect(violationsOf(allPaths, rule)).toEqual([]);
  });

  it("links the sitemap", () => {
    const rule = (path: string) => {
      expect(attributesOf(path, 'link[rel="sitemap"]', "href")).toEqual([sitemapPath]);
    };

    expect(violationsOf(allPaths, rule)).toEqual([]);
  });

  it("links the icons and the web app manifest, which exist", () => {
    const rule = (path: string) => {
      expect(attributesOf(path, 'link[rel="icon"]', "href")).toEqual([
        iconPaths.ico,
        iconPaths.svg,
      ]);
      expect(attributesOf(path, 'link[rel="apple-touch-icon"]', "href")).toEqual([iconPaths.apple]);
      expect(attributesOf(path, 'link[rel="manifest"]', "href")).toEqual([webManifestPath]);
    };
    const { name, icons } = JSON.parse(builtFile(webManifestPath) ?? "{}");

    expect(violationsOf(allPaths, rule)).toEqual([]);
    expect(name).toBe(jsonLdOf(pagePaths.home).Organization?.name);
    for (const path of [
      ...Object.values(iconPaths),
      ...icons.map(({ src }: { src: string }) => src),
    ]) {
      expect(builtFile(path)).not.toBeNull();
    }
  });

  it("inlines the shared styles and those of the page's template", () => {
    const rule = (path: string) => {
      expect([...attributesOf(path, "style[data-href]", "data-href")].sort()).toEqual([
        expect.stringMatching(/^\/component---/),
        expect.stringMatching(/^\/styles\./),
      ]);
    };

    expect(violationsOf(allPaths, rule)).toEqual([]);
  });

  it("gives a page that editors compose the styles of no section that it does not have", () => {
    const modules = [...readClassNames("src/sections/**/*.module.scss").values()];
    const rule = (path: string) => {
      const html = builtFile(path) ?? "";
      const css = /<style data-href="\/component---src-templates-page-[^>]*>([^<]*)/.exec(
        html,
      )?.[1];
      const present = html.replace(/<style.*?<\/style>/gs, "");
      const unused = modules
        .map((names) => [...names.values()])
        .filter((names) => !names.some((name) => new RegExp(`[" ]${name}[" ]`).test(present)))
        .flat();

      expect(css).toMatch(/\S/);
      expect(unused.filter((name) => css?.includes(`.${name}{`))).toEqual([]);
    };

    expect(violationsOf(recordPathsOf("page"), rule)).toEqual([]);
  });

  it("has a language, and is readable without JavaScript", () => {
    const rule = (path: string) => {
      expect(attributeOf(path, "html", "lang")).toBe("en");
      expect(mainTextOf(path)).toContain(textOf(path, "h1")[0]?.replace(/\s+/g, " ").trim());
      expect(mainTextOf(path).split(" ").length).toBeGreaterThan(20);
      expect(mainTextOf(path, "pre, code")).not.toMatch(
        /\{technology\}|\{role\}|undefined|\[object/,
      );
    };

    expect(violationsOf(allPaths, rule)).toEqual([]);
  });

  it("lists Gatsby's scripts and data, which the page script loads", () => {
    const rule = (path: string) => {
      const deferred = deferredScriptsOf(path);
      const data = deferred("link[as=fetch]").toArray();

      expect(deferred("script[src]").length).toBeGreaterThan(2);
      expect(data.map(({ attribs }) => builtFile(attribs.href ?? ""))).toEqual([
        expect.stringContaining("webpackCompilationHash"),
        expect.stringContaining(`"path":"${path}"`),
      ]);
      expect(elementsOn(path, "script[src], link:is([as=script], [as=fetch])").toString()).toBe("");
    };

    expect(violationsOf(allPaths, rule)).toEqual([]);
  });

  it("has at most 100 kB of HTML and 1,000 elements", () => {
    const larger: Record<string, number> = { [pagePaths.home]: 120_000, [dedicatedPath]: 107_000 };
    const rule = (path: string) => {
      const limit = larger[path] ?? 100_000;

      expect(Buffer.byteLength(builtFile(path) ?? "")).toBeLessThanOrEqual(limit);
      expect(elementsOn(path, "*").length).toBeLessThanOrEqual(1000);
    };

    expect(violationsOf(paths, rule)).toEqual([]);
  });

  it("skips no heading level", () => {
    const rule = (path: string) => {
      const levels = elementsOn(path, "main :is(h1,h2,h3,h4,h5,h6)")
        .toArray()
        .map(({ tagName }) => Number(tagName[1]));

      levels.reduce((before, level) => {
        expect(level).toBeLessThanOrEqual(before + 1);

        return level;
      }, 0);
    };

    expect(violationsOf(allPaths, rule)).toEqual([]);
  });

  it("renders each element in its final place", () => {
    const rule = (path: string) => {
      // Placeholders of React's streaming for late or failed content.
      expect(builtFile(path)).not.toMatch(/<!--\$[?!]-->|\$R[CXS]\(|<template id="B:/);
      expect(builtFile(path)).toContain("<!--$-->");
    };

    expect(violationsOf(allPaths, rule)).toEqual([]);
  });

  it("inlines no font in its styles", () => {
    const styles = builtFile(pagePaths.home)?.match(/<style\b.*?<\/style>/gs) ?? [];

    expect(styles).not.toEqual([]);
    expect(styles.join("")).not.toContain("data:");
  });

  it("has a section for people, testimonials, rates or an imprint only if the content has some", () => {
    const shows = (path: string, title: string, selector = "main h2") =>
      textOf(path, selector).includes(title);
    const { about, home, contact } = pagePaths;
    const imprint = Boolean(dataOf<Contact>(contact).contactDetails.imprint?.html);

    expect(shows(about, "Who you will work with")).toBe(
      dataOf<About>(about).people.nodes.length > 0,
    );
    expect(shows(home, "What clients say")).toBe(dataOf<Home>(home).testimonials.nodes.length > 0);
    for (const { slug } of services) {
      const rates = dataOf<Service>(servicePath(slug)).page?.rates ?? [];

      expect(shows(servicePath(slug), "Rates")).toBe(rates.length > 0);
    }
    expect(shows(contact, "Imprint")).toBe(imprint);
    expect(shows(contact, "Imprint", "footer a")).toBe(imprint);
  });

  it("titles the contact form after the second item of the contact content", () => {
    const [, second] = dataOf<Contact>(pagePaths.contact).record.contactcontent;

    expect(textOf(pagePaths.contact, "h2")).toContainEqual(
      expect.stringContaining(second?.title ?? "a second item"),
    );
  });
});
