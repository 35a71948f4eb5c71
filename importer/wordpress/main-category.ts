import type { ItemOutline, SiteTerm, Term } from "./export-types.ts";

/** The keys under which plugins store the id of an article's main category. */
export const mainCategoryKeys = ["_yoast_wpseo_primary_category", "rank_math_primary_category"];

/** The one category that an article keeps. */
export type MainCategory = {
  /** Undefined without one. */
  term: Term | undefined;
  /** True if a plugin names another one of several, by an id that the export does not explain. */
  isGuess: boolean;
};

/**
 * Creates the function that chooses the category of an article: the one that a plugin names, as long as
 * the article is in it, else the first.
 *
 * @param siteTerms the terms of the site; an export of a part of a site has none, so no ids.
 */
export const createMainCategory = (siteTerms: readonly SiteTerm[]) => {
  const slugs = new Map(
    siteTerms.filter(({ domain }) => domain === "category").map(({ id, slug }) => [id, slug]),
  );

  return ({ terms, meta }: ItemOutline): MainCategory => {
    const own = terms.filter(
      ({ domain, slug }) => domain === "category" && slug !== "uncategorized",
    );
    const id = mainCategoryKeys.map((key) => meta[key]).find((value) => value && value !== "0");
    const chosen = id && own.find(({ slug }) => slug === slugs.get(id));

    return {
      term: chosen || own[0],
      isGuess: own.length > 1 && id !== undefined && !slugs.has(id),
    };
  };
};
