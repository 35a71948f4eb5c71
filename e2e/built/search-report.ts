import { loadBest, maxLoaded, maxResults } from "../../src/features/Search/load-best";
import { ranking, type Fragment } from "../../src/features/Search/pagefind";
import { foldText } from "../../common/text/fold-text";

import { runScript } from "./run-script";

/** A query, and the pages of which one should come first. */
export type Expected = [query: string, ...paths: string[]];

type SearchReport = {
  answers: { query: string; fragments: Fragment[] }[];
  weights: { query: string; bytes: number }[];
};

/** Searches the built index, in parallel to the tests. @param unanswerable has no exact match. */
export const searchIndex = (expected: readonly Expected[], unanswerable: readonly string[]) => {
  const queries = expected.map(([query]) => query);
  const report = runScript<SearchReport>("search-index.mjs", {
    options: { ranking },
    queries: [...queries, ...unanswerable].map(foldText),
    count: maxLoaded,
    // Others are loaded only if these lack the words.
    weighedCount: maxResults,
  });
  const answersOf = async (asked: readonly string[]) => {
    const { answers } = await report;

    return Promise.all(
      asked.map(async (query) => {
        const answer = answers.find((one) => one.query === foldText(query));
        const results = (answer?.fragments ?? []).map((fragment) => ({
          data: async () => fragment,
        }));

        return { query, ...(await loadBest(results, query)) };
      }),
    );
  };

  return {
    /** Whether each query has an exact match. */
    exactMatches: async () =>
      (await answersOf([...queries, ...unanswerable])).map(({ query, isExact }) => [
        query,
        isExact,
      ]),
    /** The mean reciprocal rank of the expected pages, which is printed. */
    meanRank: async () => {
      const ranks = (await answersOf(queries)).map(({ query, fragments }, index) => {
        const pages = expected[index]?.slice(1) ?? [];

        return { query, rank: fragments.findIndex(({ url }) => pages.includes(url)) + 1 };
      });
      const mean = ranks.reduce((sum, { rank }) => sum + (rank && 1 / rank), 0) / ranks.length;
      const others = ranks
        .filter(({ rank }) => rank !== 1)
        .map(({ query, rank }) => `${query}: ${rank || "not shown"}`);
      process.stdout.write(
        `search: mean reciprocal rank ${mean.toFixed(3)} of ${ranks.length} queries; not first: ${others.join(", ") || "none"}\n`,
      );

      return mean;
    },
    /** The bytes of the heaviest first search, which are printed. */
    mostBytes: async () => {
      const { weights } = await report;
      const most = weights.reduce((one, other) => (other.bytes > one.bytes ? other : one));
      process.stdout.write(`search: at most ${most.bytes} bytes ("${most.query}")\n`);

      return most.bytes;
    },
    /** The pages that the queries find. */
    foundPaths: async () => {
      const { answers } = await report;

      return [...new Set(answers.flatMap(({ fragments }) => fragments.map(({ url }) => url)))];
    },
  };
};
