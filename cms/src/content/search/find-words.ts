import { foldText } from "../../common/text/fold-text";

/** The place of words in a text: what is before and after them. */
export type FoundWords = { before: string; match: string; after: string };

const around = 60;

const oneLine = (text: string) => text.replace(/\s+/g, " ");

/** Cuts at a word, with an ellipsis where something is left out. */
const cutStart = (text: string) =>
  text.length > around ? `… ${text.slice(-around).replace(/^\S*\s/, "")}` : text.trimStart();
const cutEnd = (text: string) =>
  text.length > around ? `${text.slice(0, around).replace(/\s\S*$/, "")} …` : text.trimEnd();

/** The words of a text with their places, in the form that searches compare. */
const foldWords = (text: string) =>
  [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    word: foldText(word),
    index,
    length: word.length,
  }));

/**
 * Finds words next to each other in a text, without regard to case and accents; the last may be the
 * beginning of a word.
 *
 * @returns undefined if the text does not have them.
 */
export const findWords = (text: string, searched: string): FoundWords | undefined => {
  const wanted = foldWords(searched).map(({ word }) => word);
  if (wanted.length === 0) return undefined;
  const words = foldWords(text);
  const at = words.findIndex((_, start) =>
    wanted.every((one, index) => {
      const { word = "" } = words[start + index] ?? {};
      if (wanted.length === 1) return word.includes(one);
      if (index === 0) return word.endsWith(one);

      return index === wanted.length - 1 ? word.startsWith(one) : word === one;
    }),
  );
  const first = words[at];
  const last = words[at + wanted.length - 1];
  if (!first || !last) return undefined;
  const end = last.index + last.length;

  return {
    before: cutStart(oneLine(text.slice(0, first.index))),
    match: oneLine(text.slice(first.index, end)),
    after: cutEnd(oneLine(text.slice(end))),
  };
};
