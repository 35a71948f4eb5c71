import { cataloguePages } from "../../common/catalogue/pages";
import { pagePaths, searchPath, siteIndexPath } from "../../common/catalogue/paths";

import { runScript } from "./run-script";
import { violationsIfAny, violationsOf } from "./violations";
import { linksOn, textOf, jsonLdOf, textOfHtml, mainTextOf } from "./site";
import { listPagesOf, listItemsOf, paths, recordPathsOf, siteUrl } from "./site-paths";
import { unknownTerms } from "./vocabulary";

const collections = [
  { list: pagePaths.blog, type: "BlogPosting" },
  { list: pagePaths.portfolio, type: "CreativeWork" },
  { list: pagePaths.careers, type: "JobPosting" },
  { list: pagePaths.compare, type: "Article" },
  { list: pagePaths.playbook, type: "Article" },
  { list: pagePaths.documents, type: "Article" },
].map(({ list, type }) => ({ path: list, type, members: listItemsOf(list) }));
const members = collections.flatMap((collection) => collection.members);

type Question = { name: string; acceptedAnswer: { text: string } };

const cataloguePaths = cataloguePages.map(({ path }) => path);
const described = [...paths, ...members];

describe("structured data", () => {
  it("is checked against the vocabulary", () => {
    expect(unknownTerms({ "@type": "JobPosting", salary: 1, title: "" })).toEqual(["salary"]);
    expect(unknownTerms({ "@type": "Jobposting" })).toEqual(["Jobposting"]);
  });

  it("uses schema.org's vocabulary", () => {
    const rule = (path: string) => {
      expect(unknownTerms(Object.values(jsonLdOf(path)))).toEqual([]);
    };

    expect(violationsOf(described, rule)).toEqual([]);
  });

  it("has absolute URLs", () => {
    const rule = (path: string) => {
      expect(JSON.stringify(jsonLdOf(path))).not.toMatch(/(?:href|src)=\\"\//);
    };

    expect(violationsOf(described, rule)).toEqual([]);
  });

  it("has Google's required fields for rich results", async () => {
    const wrong = { "@type": "JobPosting", title: "No employer" };
    const pages = described.map((path) => [path, Object.values(jsonLdOf(path))] as const);
    const errors = await runScript<string[]>("google-rules.mjs", {
      "/wrong/": [wrong],
      ...Object.fromEntries(pages),
    });
    const expected = errors.filter((error) => error.startsWith("/wrong/: "));

    expect(expected).not.toEqual([]);
    expect(errors).toEqual(expected);
  });

  it("describes pages that nothing more specific describes", () => {
    const typesOf = (path: string) => Object.keys(jsonLdOf(path));

    expect(typesOf(pagePaths.about)).toContain("AboutPage");
    expect(typesOf(pagePaths.contact)).toContain("ContactPage");
    expect(typesOf(siteIndexPath)).toContain("CollectionPage");
    expect(typesOf(pagePaths.privacy)).toContain("WebPage");
    expect(typesOf(pagePaths.security)).toContain("WebPage");
  });

  it("has the page's breadcrumb trail", () => {
    const rule = (path: string) => {
      // A section of the home page is a link, but no page of the trail.
      const shown = [...new Set(linksOn(path, '[aria-label="Breadcrumb"]'))].map(
        (step) => siteUrl + step,
      );
      const { BreadcrumbList } = jsonLdOf(path);
      const steps = BreadcrumbList?.itemListElement as { item: string }[];

      expect(steps.map(({ item }) => item)).toEqual([...shown, siteUrl + path]);
    };

    expect(violationsOf([...cataloguePaths, ...members], rule)).toEqual([]);
  });

  it("has the page's questions and answers", () => {
    const rule = (path: string) => {
      const { FAQPage, Service } = jsonLdOf(path);
      const asked = (FAQPage?.mainEntity as Question[] | undefined) ?? [];

      expect(Service).toMatchObject({ url: siteUrl + path });
      for (const words of [Service?.name, Service?.description]) {
        expect(mainTextOf(path)).toContain(words);
      }
      expect(textOf(path, "main details > summary")).toEqual(
        expect.arrayContaining(asked.map(({ name }) => name)),
      );
      for (const { acceptedAnswer } of asked) {
        expect(mainTextOf(path)).toContain(textOfHtml(acceptedAnswer.text));
      }
    };

    expect(violationsOf(cataloguePaths, rule)).toEqual([]);
  });

  it("lists the questions of a page that editors compose", () => {
    const rule = (path: string) => {
      const asked = (jsonLdOf(path).FAQPage?.mainEntity as Question[] | undefined) ?? [];

      expect(textOf(path, "main summary")).toEqual(
        expect.arrayContaining(asked.map(({ name }) => name)),
      );
    };

    expect(violationsIfAny(recordPathsOf("page"), rule)).toEqual([]);
  });

  it("names a record by its heading", () => {
    const rule = (path: string) => {
      const { BlogPosting, CreativeWork, JobPosting, Article } = jsonLdOf(path);
      const thing = BlogPosting ?? CreativeWork ?? JobPosting ?? Article;

      expect(textOf(path, "h1")).toEqual([thing?.headline ?? thing?.title ?? thing?.name]);
    };

    expect(violationsIfAny(members, rule)).toEqual([]);
  });

  it("describes list items by their types", () => {
    const rule = ({ path: list, type, members }: (typeof collections)[number]) => {
      const listed = listPagesOf(list).flatMap((path) =>
        ((jsonLdOf(path).ItemList?.itemListElement ?? []) as { url: string }[]).map(
          ({ url }) => url,
        ),
      );
      // The blog's featured article is shown above the list.
      const featured = list === pagePaths.blog ? linksOn(list, "main h3").slice(0, 1) : [];

      const all = new Set([...listed, ...featured.map((path) => siteUrl + path)]);

      expect([...all].sort()).toEqual(members.map((path) => siteUrl + path).sort());
      const described = members.filter((path) => type in jsonLdOf(path));
      expect(described).toEqual([...members]);
    };

    expect(violationsOf(collections, rule)).toEqual([]);
  });

  it("describes the company on the home page", () => {
    const { Organization, WebSite } = jsonLdOf(pagePaths.home);

    expect(Organization).toMatchObject({ url: `${siteUrl}/`, email: expect.stringContaining("@") });
    expect(WebSite).toMatchObject({
      publisher: { "@id": Organization?.["@id"] },
      potentialAction: {
        target: { urlTemplate: `${siteUrl}${searchPath}?q={search_term_string}` },
      },
    });
  });
});
