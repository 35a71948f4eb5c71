/** A piece of text, and whether it was searched for. */
export type Piece = { text: string; marked: boolean };

const unescape = (text: string) => text.replaceAll("&lt;", "<").replaceAll("&gt;", ">");

/** The pieces of an excerpt, in which Pagefind marks words as HTML. It becomes text again. */
export const piecesOfExcerpt = (excerpt: string): Piece[] =>
  excerpt
    .split(/<\/?mark>/)
    .map((text, index) => ({ text: unescape(text), marked: index % 2 === 1 }))
    .filter(({ text }) => text !== "");

/** The pieces of a title: marked are the words that begin as one that was searched for. */
export const piecesOfTitle = (title: string, words: string): Piece[] => {
  const asked = words.toLowerCase().split(/\s+/).filter(Boolean);

  return title
    .split(/([\p{L}\p{N}.#+]+)/u)
    .filter((text) => text !== "")
    .map((text) => ({
      text,
      marked: asked.some((word) => text.toLowerCase().startsWith(word)),
    }));
};
