import { foldText } from "../../../common/text/fold-text";

/** A segment of text, highlighted if it matches the query. */
export type TextSegment = { text: string; highlighted: boolean };

const unescape = (text: string) => text.replaceAll("&lt;", "<").replaceAll("&gt;", ">");

const segmentsOfMarks = (excerpt: string): TextSegment[] =>
  excerpt
    .replace(/([^\p{L}\p{N}#+]+)<\/mark>/gu, "</mark>$1")
    .split(/<\/?mark>/)
    .map((text, index) => ({ text: unescape(text), highlighted: index % 2 === 1 }))
    .filter(({ text }) => text !== "");

/** Segments of a text; words that start with a search term are highlighted. */
export const wordSegments = (title: string, query: string): TextSegment[] => {
  const terms = foldText(query).split(/\s+/).filter(Boolean);

  return title
    .split(/([\p{L}\p{N}.#+]+)/u)
    .filter((text) => text !== "")
    .map((text) => ({
      text,
      highlighted: terms.some((term) => foldText(text).startsWith(term)),
    }));
};

/** Words before the first highlighted one, and in all. */
const excerptWords = { before: 6, all: 24 };

/**
 * The segments of Pagefind's excerpt, which is HTML with `mark` elements, also around punctuation. It
 * has none for a word in another spelling ("Weiß" for "weiss"): that one is looked up in the content.
 */
export const excerptSegments = (
  { excerpt, content }: { excerpt: string; content: string },
  query: string,
): TextSegment[] => {
  if (excerpt.includes("<mark>")) return segmentsOfMarks(excerpt);
  const words = content.split(/\s+/);
  const first = words.findIndex((word) =>
    wordSegments(word, query).some(({ highlighted }) => highlighted),
  );
  if (first < 0) return segmentsOfMarks(excerpt);
  const start = Math.max(0, first - excerptWords.before);

  return wordSegments(words.slice(start, start + excerptWords.all).join(" "), query);
};
