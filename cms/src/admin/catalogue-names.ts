import catalogue from "../content/catalogue.json";

/** The names of what editors choose from: the panel looks up the slugs of a choice as texts. */
export const catalogueNames = Object.fromEntries(
  Object.values(catalogue)
    .flat()
    .map(({ slug, name }) => [slug, name]),
);
