import { diffArrays } from "diff";

import { areSimilar } from "../../../../common/text/similar-texts";

import { type Paragraph, paragraphsOf } from "./paragraphs";

/** A paragraph that both versions of a text have, that only one has, or that has two versions. */
export type Passage = [one: Paragraph | undefined, other: Paragraph | undefined];

/** More pairs would take seconds to compare. */
const maxPairs = 10_000;

const without = (paragraph: Paragraph): Passage => [paragraph, undefined];
const added = (paragraph: Paragraph): Passage => [undefined, paragraph];

/** Paragraphs of the first text and those in their place in the second, similar ones side by side. */
const pairUp = (ones: Paragraph[], others: Paragraph[]): Passage[] => {
  const isTooMuch = ones.length * others.length > maxPairs;
  for (const [at, one] of isTooMuch ? [] : ones.entries()) {
    const index = others.findIndex(({ words }) => areSimilar(one.words, words));
    if (index < 0) continue;

    return [
      ...pairUp(ones.slice(0, at), others.slice(0, index)),
      [one, others[index]],
      ...pairUp(ones.slice(at + 1), others.slice(index + 1)),
    ];
  }

  // Rewritten, one by one.
  if (ones.length === others.length) return ones.map((one, at): Passage => [one, others[at]]);

  return [...ones.map(without), ...others.map(added)];
};

/** The paragraphs of two versions of a Markdown text, side by side and in order. */
export const comparePassages = (one: string, other: string): Passage[] => {
  const [mine, theirs] = [paragraphsOf(one), paragraphsOf(other)];
  const sources = (paragraphs: Paragraph[]) => paragraphs.map(({ source }) => source);
  const passages: Passage[] = [];
  let removed: Paragraph[] = [];
  let inserted: Paragraph[] = [];
  const addPairs = () => {
    passages.push(...pairUp(removed, inserted));
    [removed, inserted] = [[], []];
  };
  for (const change of diffArrays(sources(mine), sources(theirs))) {
    const { count } = change;
    if (change.removed) removed = mine.splice(0, count);
    else if (change.added) inserted = theirs.splice(0, count);
    else {
      addPairs();
      const same = theirs.splice(0, count);
      passages.push(...mine.splice(0, count).map((old, at): Passage => [old, same[at]]));
    }
  }
  addPairs();

  return passages;
};

/** True if both versions of a text have this passage. */
export const isSamePassage = ([one, other]: Passage) => one?.source === other?.source;

const paragraphBreak = "\n\n";

/** Writes paragraphs one below the other. */
const joinParagraphs = (chosen: readonly Paragraph[]) =>
  chosen
    .map(({ source, gap, next }, index) => {
      const follows = chosen[index + 1]?.source;
      if (follows === next) return source + gap;
      if (follows === undefined) return source;

      return source + (gap.includes("\n", gap.indexOf("\n") + 1) ? gap : paragraphBreak);
    })
    .join("");

/** What paragraphs say, equal for two lists and for the list that they join to. */
const outline = (paragraphs: readonly Paragraph[]) =>
  paragraphs
    .map(({ kind, words }, index) => {
      const isJoined = kind?.endsWith("_list_open") && paragraphs[index - 1]?.kind === kind;

      return (isJoined ? "" : `\n${kind} `) + words.replace(/\s/g, "");
    })
    .join("");

/**
 * The text with the chosen version of each passage. What is chosen keeps its Markdown byte for byte.
 *
 * @param choose returns 0 for the passage of the first version, 1 for that of the second.
 * @returns undefined if the Markdown of one passage would take in the next one.
 */
export const mergePassages = (
  passages: readonly Passage[],
  choose: (passage: Passage) => 0 | 1,
): string | undefined => {
  const chosen = passages.flatMap((passage) => passage[choose(passage)] ?? []);
  const text = joinParagraphs(chosen);

  return outline(paragraphsOf(text)) === outline(chosen) ? text : undefined;
};
