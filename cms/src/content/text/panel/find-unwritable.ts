import type { Node } from "@milkdown/prose/model";

import { blockOf } from "./shown-document";
import { type Block, blocksOfPage } from "./shown-page";

/**
 * Compares what the editor shows with what the site's parser reads in the Markdown of it.
 *
 * @returns the words of the first block that the site would show otherwise; undefined if all is alike.
 */
export const findUnwritable = (doc: Node, markdown: string): string | undefined => {
  const edited: { block: Block; words: string }[] = [];
  doc.forEach((node) => {
    for (const block of blockOf(node)) edited.push({ block, words: node.textContent });
  });
  const read = blocksOfPage(markdown);
  const different = edited.find(
    ({ block }, at) => JSON.stringify(block) !== JSON.stringify(read[at]),
  );
  if (different) return different.words;

  return edited.length === read.length ? undefined : (edited.at(-1)?.words ?? "");
};
