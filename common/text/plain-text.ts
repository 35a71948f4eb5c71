// Spaces and invisible characters (Unicode category Cf), which copied text brings along. The
// lookbehind makes it linear: without it, each character of a run would be tried as its start.
const edges = /^[\s\p{Cf}]+|(?<![\s\p{Cf}])[\s\p{Cf}]+$/gu;

/** Removes spaces and invisible characters at both ends. */
export const trimInvisible = (text: string): string => text.replace(edges, "");

/** A phone number with the characters that those in the text look like, and 00 as a plus. */
export const plainNumber = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/[\p{Cf}\s]+/gu, " ")
    .trim()
    .replace(/^tel:/i, "")
    .replace(/^00\s?/, "+");

/** True if a text has an invisible character. */
export const hasInvisible = (text: string): boolean => /\p{Cf}/u.test(text);
