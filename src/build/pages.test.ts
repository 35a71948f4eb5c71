import { existsSync } from "node:fs";

import { cataloguePages } from "../catalogue/pages";

import { createCataloguePages, createCollectionPages, createStyleGuide } from "./pages";

describe("createCataloguePages", () => {
  const createPage = jest.fn();
  createCataloguePages({ actions: { createPage } } as never);
  const created = createPage.mock.calls.map(([page]) => page);

  it("creates every page of the catalogue at its address", () => {
    expect(created.map(({ path }) => path)).toEqual(cataloguePages.map(({ path }) => path));
  });

  it("draws each from a template that exists, knowing its slug and its technologies", () => {
    expect(created.filter(({ component }) => !existsSync(component))).toEqual([]);
    expect(created.map(({ context }) => context)).toEqual(
      cataloguePages.map(({ slug, technologies }) => ({ slug, technologies })),
    );
  });
});

describe("createCollectionPages", () => {
  const nodes = (...slugs: string[]) => ({ nodes: slugs.map((slug) => ({ slug })) });

  it("creates a page for each record, from a template that exists", async () => {
    const createPage = jest.fn();
    const graphql = () =>
      Promise.resolve({
        data: {
          articles: nodes("retries"),
          projects: nodes("a-shop"),
          jobs: nodes("tester"),
          comparisons: nodes("node-or-bunsh"),
          chapters: nodes("reviews"),
        },
      });
    await createCollectionPages({ actions: { createPage }, graphql } as never);
    const created = createPage.mock.calls.map(([page]) => page);

    expect(created.map(({ path, context }) => [path, context])).toEqual([
      ["/blog/retries/", { slug: "retries" }],
      ["/portfolio/a-shop/", { slug: "a-shop" }],
      ["/careers/tester/", { slug: "tester" }],
      ["/compare/node-or-bunsh/", { slug: "node-or-bunsh" }],
      ["/playbook/reviews/", { slug: "reviews" }],
    ]);
    expect(created.filter(({ component }) => !existsSync(component))).toEqual([]);
  });

  it("creates nothing from empty collections, and says when they cannot be read", async () => {
    const createPage = jest.fn();
    const empty = {
      articles: nodes(),
      projects: nodes(),
      jobs: nodes(),
      comparisons: nodes(),
      chapters: nodes(),
    };
    await createCollectionPages({
      actions: { createPage },
      graphql: () => Promise.resolve({ data: empty }),
    } as never);
    expect(createPage).not.toHaveBeenCalled();

    const failing = { actions: { createPage }, graphql: () => Promise.resolve({ errors: ["no"] }) };
    await expect(createCollectionPages(failing as never)).rejects.toThrow(/cannot be read: no/);
  });
});

describe("createStyleGuide", () => {
  it("makes the page where it is asked for, and not in a release", () => {
    const createPage = jest.fn();
    const api = { actions: { createPage } } as never;
    createStyleGuide(api, { styleGuide: false });
    expect(createPage).not.toHaveBeenCalled();
    createStyleGuide(api, { styleGuide: true });
    expect(createPage.mock.calls[0]?.[0].path).toBe("/style-guide/");
  });
});
