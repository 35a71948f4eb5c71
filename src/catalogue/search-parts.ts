/** More articles than this are found by an index in parts. */
const mostInOne = 1500;

/** Each part costs whoever searches two small files, and one for every word. */
const mostParts = 16;

/**
 * How many parts the search's index has: one for a few articles. Of an index in parts, a build
 * makes only those again in which a page has changed.
 */
export const searchParts = (articles: number) =>
  Math.min(mostParts, 2 ** Math.max(0, Math.ceil(Math.log2(articles / mostInOne))));

/** The address of a part's folder; the first, numbered 0, is beside the search's script. */
export const searchPartPath = (part: number) => (part > 0 ? `/pagefind/${part}/` : "/pagefind/");

/** The file beside the search's script that says how many parts there are. */
export const searchPartsFile = "parts.json";
