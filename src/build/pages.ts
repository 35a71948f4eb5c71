import { resolve } from "node:path";

import type { CreatePagesArgs } from "gatsby";

import { cataloguePages } from "../catalogue/pages";

/** Creates one page for each entry of the catalogue, from the template of its kind. */
export const createCataloguePages = ({ actions }: Pick<CreatePagesArgs, "actions">) => {
  for (const { template, slug, path } of cataloguePages) {
    actions.createPage({
      path,
      component: resolve(`src/templates/${template}.tsx`),
      context: { slug },
    });
  }
};
