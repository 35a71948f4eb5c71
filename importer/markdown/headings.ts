import { type Token, wordsOf } from "../../common/rules/markdown.ts";

const depthOf = ({ tag }: Token) => Number(tag.slice(1));

/** What precedes the signs of a heading: marks of quotes and lists. */
const signs = /^((?:[ >]|[-+*] |\d+[.)] )*)#{1,6}(?=\s|$)/;

/** The backslash of a line break: one that no other escapes. */
const lastBackslash = /(?<=(?:^|[^\\])(?:\\\\)*)\\$/;

const isHeading = ({ type }: Token) => type === "heading_open";

/** The words of a heading in one line, without its HTML. */
const titleOf = (tokens: readonly Token[]) =>
  tokens
    .map((token) => {
      if (token.type !== "html_inline") return wordsOf([token]);

      return /^<br\b/i.test(token.content) ? " " : "";
    })
    .join("")
    .replace(/\s+/g, " ")
    .trim();

/**
 * Takes the title of a text from its lines: its first heading, if that is of level 1 and no other title
 * is known, or if both are the same. The heading's tokens are removed, too.
 */
export const takeTitle = (lines: string[], tokens: Token[], known: string): string => {
  const index = tokens.findIndex((token) => isHeading(token) && token.level === 0);
  const heading = tokens[index];
  if (!heading?.map || depthOf(heading) !== 1) return known;
  const words = titleOf(tokens[index + 1]?.children ?? []);
  if (known && words !== known) return known;
  const [first, end] = heading.map;
  for (let line = first; line < end; line += 1) lines[line] = "";
  tokens.splice(index, 3);

  return words;
};

/** Lines as one. A line break in them is a space, and signs at their end are none of the heading's own. */
const asOneLine = (lines: readonly string[]) =>
  lines
    .map((line, index) => (index < lines.length - 1 ? line.replace(lastBackslash, "") : line))
    .join(" ")
    .replace(/(?<= )#+$/, "\\$&");

/** Writes a heading with another level into its lines. */
const setDepth = (lines: string[], { map, markup, level }: Token, depth: number) => {
  const [first = 0, end = 0] = map ?? [];
  const line = lines[first] ?? "";
  if (markup.startsWith("#")) {
    lines[first] = line.replace(signs, (_signs, start: string) => start + "#".repeat(depth));
  } else if (level === 0) {
    const words = lines.slice(first, end - 1).map((part) => part.trim());
    lines[first] = `${"#".repeat(depth)} ${asOneLine(words)}`;
    for (let at = first + 1; at < end; at += 1) lines[at] = "";
  }
};

/** Makes headings begin at level 2, without gaps between levels. */
export const editHeadings = (lines: string[], tokens: readonly Token[]): void => {
  const headings = tokens.filter(isHeading);
  const shift = headings.some((heading) => depthOf(heading) === 1) ? 1 : 0;
  let last = 1;
  for (const heading of headings) {
    const depth = Math.min(depthOf(heading) + shift, last + 1, 6);
    if (depth !== depthOf(heading)) setDepth(lines, heading, depth);
    last = depth;
  }
};
