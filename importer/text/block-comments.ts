import type { Losses } from "./losses.ts";
import { type HtmlNode, isElement } from "./nodes.ts";

/** The comment before or after a block: `<!-- wp:image {"id":1} -->`. */
type BlockComment = { name: string; attributes: string; closes: boolean; isEmpty: boolean };

const comment = /^\s*(\/?)wp:([a-z][\w/-]*)([^]*)$/;

const readComment = (node: HtmlNode): BlockComment | undefined => {
  const match = node.type === "comment" ? comment.exec(node.value) : undefined;
  if (!match) return undefined;
  const [, slash, name = "", rest = ""] = match;
  const trimmed = rest.trim();

  return { name, attributes: trimmed, closes: slash === "/", isEmpty: trimmed.endsWith("/") };
};

/** Empty blocks that show nothing, or whose content comes from elsewhere. */
const silentBlocks = new Set(["footnotes", "more", "nextpage", "separator", "spacer"]);

/** Lists blocks whose content is not in the text: reusable blocks, and those that a program fills. */
export const listDynamicBlocks = (nodes: readonly HtmlNode[], losses: Losses): void => {
  for (const node of nodes) {
    if (isElement(node)) listDynamicBlocks(node.children, losses);
    const block = readComment(node);
    if (!block?.isEmpty || silentBlocks.has(block.name)) continue;
    const reference = /"ref"\s*:\s*(\d+)/.exec(block.attributes)?.[1];
    losses.add(
      block.name === "block" && reference ? `reusable block ${reference}` : `block ${block.name}`,
    );
  }
};

/** A part of a post: of blocks, or of the classic editor, in which blank lines separate paragraphs. */
export type Section = { isClassic: boolean; nodes: HtmlNode[] };

/** Splits a post into what blocks contain and what the classic editor wrote. */
export const splitSections = (nodes: readonly HtmlNode[]): Section[] => {
  const sections: Section[] = [];
  let depth = 0;
  for (const node of nodes) {
    const block = readComment(node);
    if (block) {
      // The content of a "classic" block is as the classic editor wrote it.
      const isCounted = !block.isEmpty && block.name !== "freeform";
      if (isCounted) depth = Math.max(depth + (block.closes ? -1 : 1), 0);
      sections.push({ isClassic: depth === 0, nodes: [] });
      continue;
    }
    const isClassic = depth === 0;
    const last = sections.at(-1);
    if (last?.isClassic === isClassic) last.nodes.push(node);
    else sections.push({ isClassic, nodes: [node] });
  }

  return sections;
};
