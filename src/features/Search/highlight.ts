import { foldText } from "../../lib/fold-text";

/** A segment of text, highlighted if it matches the query. */
export type TextSegment = { text: string; highlighted: boolean };

const unescape = (text: string) => text.replaceAll("&lt;", "<").replaceAll("&gt;", ">");

/** The segments of Pagefind's excerpt, which is HTML with `mark` elements, also around punctuation. */
export const excerptSegments = (excerpt: string): TextSegment[] =>
  excerpt
    .replace(/([^\p{L}\p{N}#+]+)<\/mark>/gu, "</mark>$1")
    .split(/<\/?mark>/)
    .map((text, index) => ({ text: unescape(text), highlighted: index % 2 === 1 }))
    .filter(({ text }) => text !== "");

/** The segments of a title; words that start with a search term are highlighted. */
export const titleSegments = (title: string, query: string): TextSegment[] => {
  const terms = foldText(query).split(/\s+/).filter(Boolean);

  return title
    .split(/([\p{L}\p{N}.#+]+)/u)
    .filter((text) => text !== "")
    .map((text) => ({
      text,
      highlighted: terms.some((term) => foldText(text).startsWith(term)),
    }));
};
