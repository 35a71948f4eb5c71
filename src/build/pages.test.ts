import { existsSync } from "node:fs";

import { cataloguePages } from "../catalogue/pages";

import { createCataloguePages } from "./pages";

describe("createCataloguePages", () => {
  const createPage = jest.fn();
  createCataloguePages({ actions: { createPage } } as never);
  const created = createPage.mock.calls.map(([page]) => page);

  it("creates every page of the catalogue at its address", () => {
    expect(created.map(({ path }) => path)).toEqual(cataloguePages.map(({ path }) => path));
  });

  it("draws each from a template that exists, knowing only its slug", () => {
    expect(created.filter(({ component }) => !existsSync(component))).toEqual([]);
    expect(created.map(({ context }) => context)).toEqual(
      cataloguePages.map(({ slug }) => ({ slug })),
    );
  });
});
