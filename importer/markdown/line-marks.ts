/** Where a line break is to stand. */
export const breakMark = "\ufdd1";
/** Where a tag, a picture or the bracket of a link was left out. */
export const gapMark = "\ufdd2";

/** No text has these characters. */
const marks = /[\ufdd1\ufdd2]/g;
const isMarkOrSpace = /[\s\ufdd1\ufdd2]/;

/** What a line has before its words (marks of quotes and lists), and what was left out after that. */
const gapAtStart = /^((?:[ \t>]|[-+*][ \t]|\d{1,9}[.)][ \t])*)\ufdd2[ \t\ufdd2]*/;

/** What would begin a list, a heading, a quote, a rule, a table or code, up to its sign. */
const blockStart =
  /^(?:\d{1,9}(?=[.)](?:\s|$))|(?=[-+*](?:\s|$)|#{1,6}(?:\s|$)|>|=+\s*$|[-:|][-:|\s]*$|([*_])\s*(?:\1\s*){2,}$|~~~|```[^`]*$))/;

/** Keeps words that come to the start of a line words: the old site showed no list there. */
const escapeStart = (line: string) => {
  const match = gapAtStart.exec(line);
  if (!match) return line;
  const [whole, start = ""] = match;

  return start + withoutMarks(line.slice(whole.length)).replace(blockStart, "$&\\");
};

/** Takes the marks out of a text. */
export const withoutMarks = (text: string): string => text.replace(marks, "");

/**
 * Writes the line breaks of a paragraph in the place of their marks, but none at its end.
 *
 * @param isOneLine whether a line break is impossible, as in headings and tables: it is a space.
 */
export const finishLines = (text: string, isOneLine: boolean): string => {
  let end = text.length;
  while (isMarkOrSpace.test(text[end - 1] ?? "")) end -= 1;
  const lines = text
    .slice(0, end)
    .replace(/\ufdd1([ \t\ufdd2]*\n)?/g, (_mark, isLineEnd?: string) =>
      isOneLine ? ` ${isLineEnd ? "\n" : ""}` : `\\\n${isLineEnd ? "" : gapMark}`,
    )
    .split("\n");

  return withoutMarks(lines.map(escapeStart).join("\n") + text.slice(end));
};
