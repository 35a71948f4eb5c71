import type MarkdownIt from "markdown-it";

import { type Token, wordsOf } from "../../common/rules/markdown";

// Ranges of Hebrew, Arabic and the other right-to-left scripts.
const rightToLeft =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** By the first letter, like `dir="auto"`. */
const directionOf = (words: string) => {
  const [letter] = /\p{L}/u.exec(words) ?? [];

  return letter && (rightToLeft.test(letter) ? "rtl" : "ltr");
};

const opensBlock = ({ type }: Token) =>
  /^(?:paragraph|heading|blockquote|(?:bullet|ordered)_list|list_item|table|t[hd])_open$/.test(
    type,
  );

/** The direction of each block's first letter, if it has one. */
const blocksOf = (tokens: readonly Token[]) => {
  const directionsPlugin = new Map<Token, string | undefined>();
  let around: Token[] = [];
  for (const token of tokens) {
    around = around.filter(({ level }) => level < token.level);
    if (opensBlock(token)) {
      directionsPlugin.set(token, undefined);
      around.push(token);
    }
    // Code is always left to right.
    if (token.type === "fence" || token.type === "code_block") directionsPlugin.set(token, "ltr");
    const direction = token.type === "inline" ? directionOf(wordsOf(token.children)) : undefined;
    for (const block of around)
      directionsPlugin.set(block, directionsPlugin.get(block) ?? direction);
  }

  return directionsPlugin;
};

/** Sets `dir` on blocks whose direction differs from their parent's. */
export const directionsPlugin = (markdown: MarkdownIt) => {
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
