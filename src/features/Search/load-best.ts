import type { Fragment } from "./pagefind";
import { countMatches, rankByMatch } from "./rank-by-match";

/** The number of results that a query shows. */
export const maxResults = 8;

/** The number of results that are loaded if others lack the query's words: each costs about 2 kB. */
export const maxLoaded = 3 * maxResults;

/**
 * Loads Pagefind's results until enough have the query's words.
 *
 * @returns the best of them, and whether they have the query's words.
 */
export const loadBest = async (
  results: readonly { data: () => Promise<Fragment> }[],
  query: string,
) => {
  const loaded: Fragment[] = [];
  while (loaded.length < Math.min(results.length, maxLoaded)) {
    const next = results.slice(loaded.length, loaded.length + maxResults);
    loaded.push(...(await Promise.all(next.map(({ data }) => data()))));
    if (countMatches(loaded, query) >= maxResults) break;
  }
  const { isExact, fragments } = rankByMatch(loaded, query);

  return { isExact, fragments: fragments.slice(0, maxResults) };
};
