import { eachLine } from "../text/each-line.ts";

/** Code in a paragraph: between equal numbers of backticks. */
const codeSpan = /(?<!`)(`+)(?!`)(?:(?!\n[ \t]*\n)[^])*?(?<!`)\1(?!`)/g;

/** A character that no text has, around the number of a piece of code. */
const mark = "\ufdd0";
const marked = new RegExp(`${mark}(\\d+)${mark}`, "g");

/** Changes the parts of Markdown that are no code in fences and between backticks. */
export const outsideCode = (markdown: string, change: (text: string) => string): string => {
  const kept: string[] = [];
  const keep = (code: string) => `${mark}${kept.push(code) - 1}${mark}`;
  const parts: { isCode: boolean; lines: string[] }[] = [];
  eachLine(markdown.replaceAll(mark, ""), (line, isCode) => {
    const last = parts.at(-1);
    if (last?.isCode === isCode) last.lines.push(line);
    else parts.push({ isCode, lines: [line] });
  });
  const hidden = parts
    .map(({ isCode, lines }) => {
      const text = lines.join("\n");

      return isCode ? keep(text) : text.replace(codeSpan, keep);
    })
    .join("\n");

  return change(hidden).replace(marked, (_mark, index: string) => kept[Number(index)] ?? "");
};
