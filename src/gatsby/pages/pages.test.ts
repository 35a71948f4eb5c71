import { existsSync } from "node:fs";

import { cataloguePages } from "../../../common/catalogue/pages";
import { recordPages } from "../../../common/page-types";

import { nodeTypeOf } from "../content/node-types";
import { createCataloguePages, createContentPages, createStyleGuide } from "./pages";

describe("createCataloguePages", () => {
  const createPage = jest.fn();
  createCataloguePages({ actions: { createPage } } as never);
  const created = createPage.mock.calls.map(([page]) => page);

  it("creates every page of the catalogue at its path", () => {
    expect(created.map(({ path }) => path)).toEqual(cataloguePages.map(({ path }) => path));
  });

  it("renders each with an existing template, its slug and its technologies", () => {
    expect(created.filter(({ component }) => !existsSync(component))).toEqual([]);
    expect(created.map(({ context }) => context)).toEqual(
      cataloguePages.map(({ slug, technologies }) => ({ slug, technologies })),
    );
  });
});

describe("createContentPages", () => {
  const record = { category: null, service: null, industry: null, topics: [] };
  const nodes = (...slugs: string[]) => ({ nodes: slugs.map((slug) => ({ ...record, slug })) });
  const empty = {
    blog: null,
    ...Object.fromEntries(recordPages.map(({ type }) => [nodeTypeOf(type), nodes()])),
  };
  const createdOf = async (data: object) => {
    const createPage = jest.fn();
    const graphql = () => Promise.resolve({ data: { ...empty, ...data } });
    await createContentPages({ actions: { createPage }, graphql } as never);

    return createPage.mock.calls.map(([page]) => page);
  };

  it("creates a page for each record of a collection and for each list, with an existing template", async () => {
    const created = await createdOf({
      StrapiArticle: nodes("retries"),
      StrapiCategory: nodes("delivery"),
      StrapiProject: nodes("a-shop"),
      StrapiJobOpening: nodes("tester"),
      StrapiComparison: nodes("node-or-bunsh"),
      StrapiChapter: nodes("reviews"),
      StrapiDocument: nodes("brief"),
    });

    const only = { page: 1, pages: 1, total: 0, slugs: [] };
    const counts = { all: 1, categories: [] };

    expect(created.map(({ path, context }) => [path, context])).toEqual([
      ["/portfolio/a-shop/", { slug: "a-shop", related: [] }],
      ["/compare/node-or-bunsh/", { slug: "node-or-bunsh" }],
      ["/playbook/reviews/", { slug: "reviews" }],
      ["/working-documents/brief/", { slug: "brief" }],
      ["/blog/category/delivery/", { slug: "delivery", counts, ...only }],
      ["/blog/retries/", { slug: "retries", related: [] }],
      ["/careers/tester/", { slug: "tester" }],
      ["/blog/", { counts, ...only, total: 1, slugs: ["retries"] }],
      ["/portfolio/", { ...only, total: 1, slugs: ["a-shop"] }],
      ["/site-index/", { records: expect.any(Array) }],
    ]);
    expect(created.filter(({ component }) => !existsSync(component))).toEqual([]);
  });

  it("creates editors' pages with their lists, the pages above them and the frame", async () => {
    const sections = (name: string, fields = {}) => [
      { __typename: "STRAPI__COMPONENT_SECTIONS_MAIN", actions: [{ label: "Go", href: "#form" }] },
      { __typename: `STRAPI__COMPONENT_SECTIONS_${name}`, count: 2, ...fields },
    ];
    const page = (slug: string, ...list: Parameters<typeof sections>) => ({
      slug,
      title: `The ${slug}`,
      frame: slug === "offer" ? "campaign" : "standard",
      sections: sections(...list),
    });
    const article = (slug: string, category: string, ...topics: string[]) => ({
      ...record,
      slug,
      category: { slug: category },
      topics: topics.map((topic) => ({ slug: topic })),
    });
    const created = await createdOf({
      StrapiArticle: {
        nodes: [
          article("newest", "delivery"),
          article("second", "product", "php"),
          article("third", "product", "php"),
          article("fourth", "product", "php"),
        ],
      },
      StrapiProject: { nodes: [{ ...record, slug: "shop", service: "odoo" }] },
      StrapiPage: {
        nodes: [
          page("offer", "ARTICLES", { category: { slug: "product" } }),
          page("offer/php", "ARTICLES", { technology: "php", articles: [{ slug: "newest" }] }),
          page("about-us/offer", "ARTICLES"),
          page("careers-day", "PROJECTS", { service: "odoo", industry: null }),
          page("playbook-day", "PROJECTS", { industry: "fintech" }),
        ],
      },
    });
    const contextOf = (path: string) => created.find((one) => one.path === path)?.context;

    expect(contextOf("/offer/")).toEqual({
      slug: "offer",
      lists: [null, ["second", "third"]],
      articles: ["second", "third"],
      projects: [],
      above: [],
      campaign: { action: { label: "Go", href: "#form" } },
    });
    expect(contextOf("/offer/php/")).toMatchObject({
      lists: [null, ["newest"]],
      above: [{ name: "The offer", path: "/offer/" }],
    });
    expect(contextOf("/about-us/offer/")).toMatchObject({ lists: [null, ["newest", "second"]] });
    expect(contextOf("/careers-day/")).toMatchObject({
      projects: ["shop"],
      lists: [null, ["shop"]],
    });
    expect(contextOf("/playbook-day/")).toMatchObject({ projects: [], lists: [null, []] });
  });

  it("passes the slugs of related articles", async () => {
    const topics = [{ slug: "php" }];
    const [first] = await createdOf({
      StrapiArticle: {
        nodes: [
          { ...record, slug: "a", topics },
          { ...record, slug: "b", topics },
          { ...record, slug: "c" },
        ],
      },
    });

    expect(first.context).toEqual({ slug: "a", related: ["b"] });
  });

  it("throws if the query fails", async () => {
    const failing = {
      actions: { createPage: jest.fn() },
      graphql: () => Promise.resolve({ errors: ["no"] }),
    };
    await expect(createContentPages(failing as never)).rejects.toThrow(
      /Cannot query the records: no/,
    );
  });
});

describe("createStyleGuide", () => {
  it("creates the page only if the setting is on", () => {
    const createPage = jest.fn();
    const api = { actions: { createPage } } as never;
    createStyleGuide(api, { styleGuide: false });
    expect(createPage).not.toHaveBeenCalled();
    createStyleGuide(api, { styleGuide: true });
    expect(createPage.mock.calls[0]?.[0].path).toBe("/style-guide/");
  });
});
