import { foldText } from "../../../common/text/fold-text";

import type { Fragment } from "./pagefind";

const wordsIn = (text: string) =>
  [...foldText(text).matchAll(/[\p{L}\p{N}.#+]*[\p{L}\p{N}#+]/gu)].map(([word]) => word);

/** Drops a common English ending, so that "prices" and "pricing" are equal. */
const stem = (word: string) => /^(.{3,}?)(?:ies|ing|ed|es|s|e|y)$/.exec(word)?.[1] ?? word;

const textOf = ({ meta, content }: Fragment) =>
  [meta.title, meta.aliases, content].filter(Boolean).join(" ");

/** The first two thirds of a word, which its misspellings usually share. */
const beginning = (word: string) => word.slice(0, Math.ceil((word.length * 2) / 3));

/**
 * Rates a page: 3 if it has every word of the query, 2 if its words start with them, 1 if they
 * start like them, else 0.
 */
const matchOf = (fragment: Fragment, terms: readonly string[]) => {
  const words = wordsIn(textOf(fragment));
  const stems = new Set(words.map(stem));
  if (terms.every((term) => stems.has(stem(term)))) return 3;
  const startsWith = (start: string) => words.some((word) => word.startsWith(start));
  if (terms.every((term) => startsWith(stem(term)))) return 2;

  return terms.every((term) => startsWith(beginning(term))) ? 1 : 0;
};

/** The number of pages with the query's words, or words that start with them. */
export const countMatches = (fragments: readonly Fragment[], query: string) => {
  const terms = wordsIn(query);

  return fragments.filter((fragment) => matchOf(fragment, terms) > 1).length;
};

/**
 * Sorts pages with the query's whole words first. For a word that no page has, Pagefind searches ever
 * shorter prefixes, down to a letter: only pages with a similar word are kept, if none has the words.
 *
 * @returns `isExact` is false if no page has the words.
 */
export const rankByMatch = (fragments: readonly Fragment[], query: string) => {
  const terms = wordsIn(query);
  const rated = fragments.map((fragment) => ({ fragment, match: matchOf(fragment, terms) }));
  const isExact = rated.some(({ match }) => match > 1);
  const shown = rated
    .filter(({ match }) => match > (isExact ? 1 : 0))
    .toSorted((one, other) => other.match - one.match);

  return { isExact, fragments: shown.map(({ fragment }) => fragment) };
};
