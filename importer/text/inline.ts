import type { Block, Inline, MarkdownNode } from "./nodes.ts";

const inlineTypes = [..."text emphasis strong delete inlineCode link image break".split(" ")];

/** True for what stands inside a line. */
export const isInline = (node: MarkdownNode): node is Inline => inlineTypes.includes(node.type);

/** True for what stands by itself. Rows and cells stand only in tables, and items in lists. */
export const isFlow = (node: MarkdownNode): node is Block =>
  !isInline(node) && !["listItem", "tableRow", "tableCell"].includes(node.type);

/**
 * Nodes as one line: what stands by itself is set apart by spaces, and a line break is a space.
 *
 * @param onJoin is called once for each break that was lost.
 */
export const lineOf = (nodes: readonly MarkdownNode[], onJoin: () => void = () => {}): Inline[] =>
  nodes.flatMap((node, index): Inline[] => {
    const space: Inline = { type: "text", value: " " };
    if (node.type === "break") {
      onJoin();

      return [space];
    }
    if (isInline(node)) {
      return "children" in node
        ? [{ ...node, children: lineOf(node.children, onJoin) } as Inline]
        : [node];
    }
    if (index > 0) onJoin();
    const content: Inline[] =
      node.type === "code"
        ? [{ type: "inlineCode", value: node.value }]
        : "children" in node
          ? lineOf(node.children, onJoin)
          : [];

    return [space, ...content, space];
  });
