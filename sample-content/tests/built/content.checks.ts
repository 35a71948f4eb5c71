import { statSync } from "node:fs";
import { join } from "node:path";

import { cataloguePages } from "../../../common/catalogue/pages";
import {
  contactFormId,
  hirePath,
  markdownPath,
  pagePaths,
  sitemapPath,
} from "../../../common/catalogue/paths";
import { technologies } from "../../../common/catalogue/technologies";
import { dayHasEnded } from "../../../common/last-day";
import {
  attributeOf,
  builtFile,
  dataOf,
  elementsOn,
  linksOn,
  mainTextOf,
  textOf,
} from "../../../e2e/built/site";
import {
  allPaths,
  listItemsOf,
  listPagesOf,
  recordPathsOf,
  sitemapPaths,
} from "../../../e2e/built/site-paths";
import { duplicatesOf, violationsOf } from "../../../e2e/built/violations";

const { blog, compare, documents, engagement, playbook, portfolio } = pagePaths;
const cataloguePaths = cataloguePages.map(({ path }) => path);
/** The number of words in a text. */
const wordCount = (text: string) => text.match(/[\p{L}\p{N}’'-]+/gu)?.length ?? 0;
const markdownOf = (path: string) => builtFile(markdownPath(path)) ?? "";

describe("the sample's pages", () => {
  it("have enough text, and a heading of more than a word", () => {
    const rule = (path: string) => {
      expect(mainTextOf(path).split(" ").length).toBeGreaterThan(80);
      expect(textOf(path, "h1")).toEqual([expect.stringMatching(/\S.{8,}/)]);
    };

    expect(violationsOf(allPaths, rule)).toEqual([]);
  });

  it("have pictures: most of them one of their own in the sitemap, each a share image of its own", () => {
    const pictures = builtFile(sitemapPath)?.match(/<image:image>/g) ?? [];
    const shareImage = (path: string) => attributeOf(path, 'meta[property="og:image"]', "content");

    expect(pictures.length).toBeGreaterThan(sitemapPaths.length / 2);
    expect(duplicatesOf(sitemapPaths, shareImage)).toEqual([]);
  });

  it("have no picture over 25 kB in the first screen of a phone", () => {
    const rule = (path: string) => {
      const picture = elementsOn(path, "picture:has([loading=eager])").first();
      const sizes = (picture.find("source[media][type='image/avif']").attr("srcset") ?? "")
        .split(",")
        .flatMap((candidate) => candidate.trim().split(" ")[0] || [])
        .map((file) => statSync(join("public", file)).size);

      expect(Math.max(0, ...sizes)).toBeLessThanOrEqual(25_000);
    };

    expect(violationsOf(allPaths, rule)).toEqual([]);
  });

  it("link from each catalogue page to articles and case studies", () => {
    const rule = (path: string) => {
      for (const list of [blog, portfolio]) {
        expect(linksOn(path, "main")).toContainEqual(expect.stringMatching(`^${list}.+`));
      }
    };

    expect(violationsOf(cataloguePaths, rule)).toEqual([]);
  });

  it("link from each catalogue page except industries to a chapter", () => {
    const pages = cataloguePages.filter(({ template }) => template !== "industry");
    const rule = ({ path }: { path: string }) => {
      expect(linksOn(path, "main")).toContainEqual(expect.stringMatching(`^${playbook}.+`));
    };

    expect(violationsOf(pages, rule)).toEqual([]);
  });

  it("link from the heroes of catalogue pages and the terms to the form", () => {
    const rule = (path: string) => {
      expect(attributeOf(path, "main > header a[href^='#']", "href")).toBe(`#${contactFormId}`);
    };

    expect(violationsOf([...cataloguePaths, engagement], rule)).toEqual([]);
  });

  it("name their technology in the headings of hire pages", () => {
    const cases = technologies.map((one) => ({ path: hirePath(one), name: one.name }));
    const rule = ({ path, name }: (typeof cases)[number]) => {
      const [heading = ""] = textOf(path, "h1");

      expect(heading.toLowerCase()).toContain(name.toLowerCase());
      expect(heading).not.toMatch(/\ba [AEIO]/);
    };

    expect(violationsOf(cases, rule)).toEqual([]);
  });
});

describe("the sample's articles", () => {
  const articles = listItemsOf(blog);

  it("are at least twelve of at least 900 words without code, on two pages", () => {
    const lengths = articles.map(
      (path) =>
        markdownOf(path)
          .replace(/^```.*?^```/gms, "")
          .split(/\s+/).length,
    );

    expect(lengths.length).toBeGreaterThanOrEqual(12);
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(900);
    expect(listPagesOf(blog)).toHaveLength(2);
  });

  it("have at least two related ones each, and code in more than five", () => {
    const rule = (path: string) => {
      expect(dataOf<{ related: unknown[] }>(path).related.length).toBeGreaterThanOrEqual(2);
    };

    expect(violationsOf(articles, rule)).toEqual([]);
    expect(
      articles.filter((path) => elementsOn(path, "pre code").length > 0).length,
    ).toBeGreaterThan(5);
  });
});

describe("the sample's case studies", () => {
  const projects = listItemsOf(portfolio);

  it("are at least nine complete ones, with more than 20 filters of both lists", () => {
    const complete = projects.filter((path) => elementsOn(path, "#code").length > 0);
    const filters = [
      ...linksOn(blog, 'main nav[aria-label="Article categories"]'),
      ...linksOn(portfolio, 'main nav[aria-label="Case study filters"]'),
    ];
    const rule = (path: string) => {
      const [options = "", risks = ""] = ["#options", "#risks"].map(
        (section) => textOf(path, `${section} table`)[0],
      );

      expect(textOf(path, "h1 + p")[0]).toBe("Worked example");
      expect(textOf(path, 'nav[aria-label="On this page"] a')).toHaveLength(6);
      expect(options).toMatch(/Chosen.*Rejected/);
      expect(options).toContain("Switching cost");
      expect(risks).toMatch(/High|Medium|Low/);
      expect(textOf(path, "#decision figure > figcaption")).toHaveLength(2);
      expect(textOf(path, "#decision figure ol > li").length).toBeGreaterThan(4);
      expect(elementsOn(path, "#decision figure dl, #decision figure table")).not.toHaveLength(0);
    };

    expect(complete.length).toBeGreaterThanOrEqual(9);
    expect(violationsOf(complete, rule)).toEqual([]);
    expect(new Set(filters).size).toBeGreaterThan(20);
  });

  it("show code, and its test last", () => {
    const withCode = projects.filter((path) => elementsOn(path, "#code").length > 0);
    const rule = (path: string) => {
      expect(elementsOn(path, "#code pre").length).toBeGreaterThanOrEqual(2);
      expect(textOf(path, "#code pre").at(-1)).toMatch(/^(const .*\n.*\n\n)?test\(/);
    };

    expect(violationsOf(withCode, rule)).toEqual([]);
  });

  it("have at least one related one each", () => {
    const rule = (path: string) => {
      expect(dataOf<{ related: unknown[] }>(path).related).not.toEqual([]);
    };

    expect(violationsOf(projects, rule)).toEqual([]);
  });
});

describe("the sample's other records", () => {
  it("are at least ten comparisons with enough rows and prose", () => {
    const comparisons = listItemsOf(compare);
    const rule = (path: string) => {
      expect(textOf(path, "main tbody td").length).toBeGreaterThanOrEqual(6);
      expect(wordCount(markdownOf(path))).toBeGreaterThanOrEqual(450);
    };

    expect(comparisons.length).toBeGreaterThanOrEqual(10);
    expect(violationsOf(comparisons, rule)).toEqual([]);
  });

  it("are at least eight chapters", () => {
    expect(listItemsOf(playbook).length).toBeGreaterThanOrEqual(8);
  });

  it("are at least six templates with enough text, and last a document about this site", () => {
    const all = listItemsOf(documents);
    const templates = all.slice(0, -1);
    const rule = (path: string) => {
      expect(mainTextOf(path)).toContain("Our template");
      expect(wordCount(markdownOf(path))).toBeGreaterThanOrEqual(350);
    };

    expect(templates.length).toBeGreaterThanOrEqual(6);
    expect(violationsOf(templates, rule)).toEqual([]);
    expect(mainTextOf(all.at(-1) ?? "")).not.toContain("Our template");
  });

  it("are at least six open positions, with and without a last day, and a closed one", () => {
    const days = recordPathsOf("job-opening").map(
      (path) => dataOf<{ opening: { lastDay: string | null } }>(path).opening.lastDay,
    );
    const closed = days.filter((day) => day && dayHasEnded(day, new Date()));

    expect(closed).not.toEqual([]);
    expect(days.length - closed.length).toBeGreaterThanOrEqual(6);
    expect(days).toContain(null);
  });
});
