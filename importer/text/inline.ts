import type { Block, Inline, MarkdownNode } from "./nodes.ts";

const inlineTypes = [..."text emphasis strong delete inlineCode link image break".split(" ")];

/** True for what stands inside a line. */
export const isInline = (node: MarkdownNode): node is Inline => inlineTypes.includes(node.type);

/** True for what stands by itself. Rows and cells stand only in tables, and items in lists. */
const isFlow = (node: MarkdownNode): node is Block =>
  !isInline(node) && !["listItem", "tableRow", "tableCell"].includes(node.type);

// A new one each time: the library merges texts in place.
const space = (): Inline => ({ type: "text", value: " " });

/**
 * Nodes as one line: what stands by itself is set apart by spaces, and a line break is a space.
 *
 * @param onJoin is called once for each break that was lost.
 */
export const lineOf = (nodes: readonly MarkdownNode[], onJoin?: () => void): Inline[] =>
  nodes.flatMap((node, index): Inline[] => {
    if (node.type === "break") {
      onJoin?.();

      return [space()];
    }
    if (isInline(node)) {
      return "children" in node ? [{ ...node, children: lineOf(node.children, onJoin) }] : [node];
    }
    if (index > 0) onJoin?.();
    const content: Inline[] =
      node.type === "code"
        ? [{ type: "inlineCode", value: node.value.replaceAll(/\s+/g, " ").trim() }]
        : "children" in node
          ? lineOf(node.children, onJoin)
          : [];

    return [space(), ...content, space()];
  });

/**
 * A mark or link around nodes. HTML may have it around blocks, as in cards, and Markdown only within a line:
 * then each line of the blocks gets it.
 */
export const wrapLines = (
  nodes: readonly MarkdownNode[],
  wrap: (content: Inline[]) => Inline[],
): MarkdownNode[] => {
  if (nodes.every(isInline)) return nodes.length > 0 ? wrap([...nodes]) : [];

  return nodes.flatMap((node): MarkdownNode[] => {
    if (isInline(node)) return wrap([node]);

    return "children" in node
      ? [{ ...node, children: wrapLines(node.children, wrap) } as MarkdownNode]
      : [node];
  });
};

/** Nodes as blocks: lines between them become paragraphs. */
export const asBlocks = (nodes: readonly MarkdownNode[]): Block[] => {
  const blocks: Block[] = [];
  let line: Inline[] = [];
  const end = () => {
    if (line.length > 0) blocks.push({ type: "paragraph", children: line });
    line = [];
  };
  for (const node of nodes) {
    if (isInline(node)) line.push(node);
    else {
      end();
      if (isFlow(node)) blocks.push(node);
    }
  }
  end();

  return blocks;
};
