import catalogue from "../content/catalogue.json";

/** What editors choose from, in words: the panel looks up the values of a choice as texts. */
export const choiceNames: Record<string, string> = {
  ...Object.fromEntries(
    Object.values(catalogue)
      .flat()
      .map(({ slug, name }) => [slug, name]),
  ),
  // The sides of a comparison.
  first: "First side",
  second: "Second side",
};
