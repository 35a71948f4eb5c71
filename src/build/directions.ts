import type MarkdownIt from "markdown-it";

import { type Token, wordsOf } from "../../cms/src/content/rules/markdown";

// Hebrew, Arabic and the other scripts that Unicode keeps in these ranges.
const rightToLeft =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** As `dir="auto"` would have it: by the first letter. */
const directionOf = (words: string) => {
  const [letter] = /\p{L}/u.exec(words) ?? [];

  return letter && (rightToLeft.test(letter) ? "rtl" : "ltr");
};

const opensBlock = ({ type }: Token) =>
  /^(?:paragraph|heading|blockquote|(?:bullet|ordered)_list|list_item|table|t[hd])_open$/.test(
    type,
  );

/** Each block with the direction of its first letter, if it has one. */
const blocksOf = (tokens: readonly Token[]) => {
  const directions = new Map<Token, string | undefined>();
  let around: Token[] = [];
  for (const token of tokens) {
    around = around.filter(({ level }) => level < token.level);
    if (opensBlock(token)) {
      directions.set(token, undefined);
      around.push(token);
    }
    // Code is written from left to right.
    if (token.type === "fence" || token.type === "code_block") directions.set(token, "ltr");
    const direction = token.type === "inline" ? directionOf(wordsOf(token.children)) : undefined;
    for (const block of around) directions.set(block, directions.get(block) ?? direction);
  }

  return directions;
};

/**
 * Lets blocks in a script that is written from right to left be drawn so. Only a block that goes
 * another way than what it is in says so: others go the same way by themselves.
 */
export const directions = (markdown: MarkdownIt) => {
  markdown.core.ruler.push("directions", ({ tokens }) => {
    let around: { level: number; direction: string }[] = [];
    for (const [block, own] of blocksOf(tokens)) {
      around = around.filter(({ level }) => level < block.level);
      const inherited = around.at(-1)?.direction ?? "ltr";
      const direction = own ?? inherited;
      if (direction !== inherited) block.attrSet("dir", direction);
      around.push({ level: block.level, direction });
    }
  });
};
