import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";

type Node = DefaultTreeAdapterTypes.ChildNode;

/** Elements whose text is none of the text that a reader reads in order. */
const skipped = new Set(
  "script style noscript template iframe pre figure figcaption h1 h2 h3 h4 h5 h6 table form".split(
    " ",
  ),
);

const blocks = new Set("p div li ul ol blockquote br section article".split(" "));

/** Commands of WordPress in square brackets, such as `[gallery ids="1,2"]`. */
const shortcode = /\[\/?[a-z][\w-]*(\s[^\]]*)?\/?\]/gi;

const textOf = (node: Node): string => {
  if (node.nodeName === "#text" && "value" in node) return node.value;
  if (!("childNodes" in node) || skipped.has(node.nodeName)) return " ";
  const text = node.childNodes.map(textOf).join("");

  return blocks.has(node.nodeName) ? ` ${text} ` : text;
};

const read = (html: string) =>
  parseFragment(html)
    .childNodes.map(textOf)
    .join("")
    .replace(shortcode, " ")
    .replace(/\s+/g, " ")
    .trim();

/** How much of a text is read, and how much more if that has too few words for a summary. */
const lengths = [3000, 30_000];
const enough = 400;

/**
 * The first running text of HTML, enough for a summary, in one line: without headings, code, tables
 * and pictures.
 */
export const plainText = (html: string): string => {
  const [short = 0, long] = lengths;
  const text = read(html.slice(0, short));

  return text.length < enough && html.length > short ? read(html.slice(0, long)) : text;
};

/** The text of a title in one line, without markup. */
export const plainTitle = (html: string): string =>
  /[<&]/.test(html) ? plainText(html) : html.replace(/\s+/g, " ").trim();

/** Shortens a text to a number of characters after a whole word; an ellipsis says so. */
export const cutAtWord = (text: string, length: number): string => {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  const end = cut.lastIndexOf(" ");
  const words = (end > length / 2 ? cut.slice(0, end) : cut.slice(0, -1)).replace(
    /[\s,;:–—-]+$/,
    "",
  );

  // Half of a character outside the basic plane cannot be stored.
  return `${words.replace(/[\ud800-\udbff]$/, "")}…`;
};

/** The first whole sentences that fit; if not even one fits, its first words. */
export const firstSentences = (text: string, length: number): string => {
  if (text.length <= length) return text;
  const sentences = /^.*[.!?…]["”’)]?(?=\s)/su.exec(text.slice(0, length + 1))?.[0];

  return sentences && sentences.length >= length / 4 ? sentences : cutAtWord(text, length);
};
