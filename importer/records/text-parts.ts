import { eachLine } from "../text/each-line.ts";

/** A part of a text with the heading above it; the heading of the first part may be missing. */
export type TextPart = { heading: string | undefined; text: string };

/** Moves headings of levels 2 to 5 a level down, for a text below a heading of level 2. */
const lowerHeadings = (markdown: string): string => {
  const lines: string[] = [];
  eachLine(markdown, (line, isCode) => {
    lines.push(isCode ? line : line.replace(/^#{2,5} /, "#$&"));
  });

  return lines.join("\n");
};

/** Splits Markdown before each line that the function accepts and that is not part of code. */
const splitLines = (markdown: string, isStart: (line: string, before: string) => boolean) => {
  const parts: string[][] = [[]];
  let before = "";
  eachLine(markdown, (line, isCode) => {
    if (!isCode && isStart(line, before)) parts.push([]);
    parts.at(-1)?.push(line);
    before = line;
  });

  return parts.map((lines) => lines.join("\n").trim()).filter(Boolean);
};

/** The blocks of a text, put together to parts of at most a number of characters. */
const groupBlocks = (markdown: string, length: number): string[] => {
  // An indented line belongs to a list item or to code.
  const blocks = splitLines(markdown, (line, before) => before.trim() === "" && /^\S/.test(line));
  const groups: string[] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    const joined = last === undefined ? block : `${last}\n\n${block}`;
    if (last !== undefined && joined.length <= length) groups[groups.length - 1] = joined;
    else groups.push(block);
  }

  return groups;
};

/**
 * Splits Markdown into parts of at most a number of characters: before headings of level 2, which
 * become the headings of the parts, and if needed between blocks. A single block that is longer is
 * left as it is. In a text that stays whole, headings move a level down.
 */
export const splitText = (markdown: string, length: number): TextPart[] => {
  const lowered = lowerHeadings(markdown);
  if (lowered.length <= length) return [{ heading: undefined, text: lowered }];

  return splitLines(markdown, (line) => /^## /.test(line)).flatMap((part) => {
    const [, heading, text = ""] = /^## +(.*?)(?: +#+)?(?:\n([^]*))?$/.exec(part) ?? [
      "",
      undefined,
      part,
    ];

    return groupBlocks(text.trim(), length).map((one) => ({ heading, text: one }));
  });
};

/** Cuts Markdown after the last whole block that fits. */
export const cutText = (markdown: string, length: number): string => {
  if (markdown.length <= length) return markdown;
  const [first = ""] = groupBlocks(markdown, length);

  return first.length <= length ? first : first.slice(0, length).replace(/[\ud800-\udbff]$/, "");
};
