import { parseText } from "../../common/rules/links";
import { wordsOf } from "../../common/rules/markdown";
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

/** Text for comparison, with the quotes and dashes that keyboards have. */
const foldSigns = (text: string) =>
  foldText(text)
    .replace(/[\u2018\u2019\u201a\u201b]/g, "'")
    .replace(/[\u201c\u201d\u201e\u00ab\u00bb]/g, '"')
    .replace(/[\u2010-\u2015]/g, "-");

// The lookbehind makes it linear: without it, each sign of a run would be tried as its start.
/** Signs around words, which need not be typed; others are of the word, as in "C++" and ".NET". */
const signsAround = /^["'([{*_~`<|-]+|(?<!["')\]}>*_~`|.,;:!?-])["')\]}>*_~`|.,;:!?-]+$/g;

/** The words of a text with their places, in the form that searches compare. */
const foldWords = (text: string) =>
  [...text.matchAll(/\S+/g)]
    .map(({ 0: word, index }) => ({
      word: foldSigns(word).replace(signsAround, ""),
      index,
      length: word.length,
    }))
    .filter(({ word }) => word !== "");

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

/** The words of a formatted text as the website shows them, a line for each paragraph, cell or code. */
const shownWords = (text: string) =>
  parseText(text)
    .map(({ type, content, children }) => (type === "inline" ? wordsOf(children) : content))
    .filter(Boolean)
    .join("\n");

/** Finds words in a formatted text, as the website shows it or as it is written, with its addresses. */
export const findInFormatted = (text: string, searched: string): FoundWords | undefined => {
  // Parsing is slow.
  const folded = foldSigns(text.replaceAll("\\", ""));
  const mayShow = foldWords(searched).every(({ word }) => folded.includes(word));

  return (mayShow ? findWords(shownWords(text), searched) : undefined) ?? findWords(text, searched);
};
