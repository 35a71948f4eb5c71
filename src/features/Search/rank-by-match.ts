import type { Fragment } from "./pagefind";

const wordsIn = (text: string) =>
  [...text.toLowerCase().matchAll(/[\p{L}\p{N}.#+]*[\p{L}\p{N}#+]/gu)].map(([word]) => word);

/** Drops a common English ending, so that "prices" and "pricing" are equal. */
const stem = (word: string) => /^(.{3,}?)(?:ies|ing|ed|es|s|e|y)$/.exec(word)?.[1] ?? word;

const textOf = ({ meta, content }: Fragment) =>
  [meta.title, meta.aliases, content].filter(Boolean).join(" ");

/** Rates a page: 2 if it has every word of the query, 1 if its words start with them, else 0. */
const matchOf = (fragment: Fragment, terms: readonly string[]) => {
  const words = wordsIn(textOf(fragment));
  const stems = new Set(words.map(stem));
  if (terms.every((term) => stems.has(stem(term)))) return 2;

  return terms.every((term) => words.some((word) => word.startsWith(stem(term)))) ? 1 : 0;
};

/**
 * Sorts pages with the query's whole words first, and drops pages without its words if others have
 * them: for a word that no page has, Pagefind searches ever shorter prefixes.
 *
 * @returns `isExact` is false if no page has the words.
 */
export const rankByMatch = (fragments: readonly Fragment[], query: string) => {
  const terms = wordsIn(query);
  const rated = fragments.map((fragment) => ({ fragment, match: matchOf(fragment, terms) }));
  const matching = rated.filter(({ match }) => match > 0);
  const isExact = matching.length > 0;
  const shown = (isExact ? matching : rated).toSorted((one, other) => other.match - one.match);

  return { isExact, fragments: shown.map(({ fragment }) => fragment) };
};
