import { Fragment, type Node, type Schema, Slice } from "@milkdown/prose/model";

import { unwrapUrl } from "../../../common/rules/redirectors";

/** What nobody writes who does not mean Markdown. A list, quote or * alone may be meant as it is. */
const clearSigns = [
  // Code between two fences.
  /^(```|~~~)[^`~]*^\1[ \t]*$/m,
  // A link or picture.
  /\[[^[\]\n]*\]\((https?:\/\/|mailto:|tel:|\/|#)[^\s()[\]]*\)/,
  // The line below a table's header.
  /^\|?[ :]*-{3,}[ :]*\|/m,
  // A heading with a text below it.
  /^#{2,6} \S.*\n\s*\S/m,
  /^# \S.*\n\s*\n\s*\S/m,
  // Bold words.
  /(^|[\s(>])\*\*\p{L}[^*\n]*\*\*(?=[\s).,:;!?]|$)/mu,
];

/** A text with the line ends of Markdown: Windows has two characters. */
export const unixLines = (text: string) => text.replace(/\r\n?/g, "\n");

/** True for a text that is clearly Markdown: others have signs such as * and # that mean themselves. */
export const isMarkdown = (text: string): boolean => clearSigns.some((sign) => sign.test(text));

/** A text with the addresses to which links of mail filters lead. */
const withoutRedirectors = (text: string) =>
  text.replace(/https?:\/\/[^\s<>"]+/g, (url) => unwrapUrl(url));

const linesOf = (text: string, schema: Schema): Node[] =>
  text.split("\n").flatMap((line, at) => {
    const words = line ? [schema.text(line)] : [];

    return at > 0 ? [schema.node("hardbreak"), ...words] : words;
  });

/**
 * A pasted text as it is: an empty line begins a paragraph, and other line ends are line breaks.
 *
 * @param pasted with the line ends of {@link unixLines}.
 * @param isOneLine true for headings and cells, which have no line breaks.
 */
export const plainSlice = (pasted: string, schema: Schema, isOneLine: boolean): Slice => {
  const text = withoutRedirectors(pasted).trim();
  if (isOneLine) {
    const lines = text.split("\n").map((line) => line.trim());
    const words = lines.filter(Boolean).join(" ");

    return new Slice(words ? Fragment.from(schema.text(words)) : Fragment.empty, 0, 0);
  }
  const paragraphs = text
    .split(/\n[ \t]*\n\s*/)
    .map((part) => schema.node("paragraph", null, linesOf(part, schema)));

  return new Slice(Fragment.from(paragraphs), 1, 1);
};
