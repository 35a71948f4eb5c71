import type { Handle } from "hast-util-to-mdast";

import type { Context } from "./context.ts";
import { isInline, lineOf } from "./inline.ts";
import {
  attributeOf,
  type Element,
  hasClass,
  type Inline,
  isElement,
  type MarkdownNode,
  textOf,
} from "./nodes.ts";

const hasLink = (node: Element): boolean =>
  node.children.some((child) => isElement(child) && (child.tagName === "a" || hasLink(child)));

const languageOf = (names: readonly string[]) =>
  names
    .map((name) => /^(?:language-|lang-|lang:|brush:\s*)([\w+#-]+)$/.exec(name)?.[1])
    .find(Boolean);

/** Preformatted text as code with its language. A verse becomes lines with breaks. */
export const createCodeHandler =
  ({ losses }: Context): Handle =>
  (state, node) => {
    if (hasClass(node, "wp-block-verse"))
      return { type: "paragraph", children: verseOf(state.all(node)) };
    if (hasLink(node)) losses.add("links in preformatted text");
    const parts = [node, ...node.children.filter((child): child is Element => isElement(child))];
    const names = parts.flatMap((part) => [
      ...attributeOf(part, "className")
        .replaceAll(/brush:\s+/g, "brush:")
        .split(/[\s;]+/),
      ...(attributeOf(part, "lang") ? [`lang-${attributeOf(part, "lang")}`] : []),
    ]);

    return {
      type: "code",
      lang: languageOf(names) ?? null,
      value: textOf(node).replace(/\n$/, ""),
    };
  };

/** The lines of a verse, which keep their breaks. */
const verseOf = (nodes: readonly MarkdownNode[]): Inline[] =>
  nodes.flatMap((node): Inline[] => {
    if (node.type === "text") {
      return node.value
        .split("\n")
        .flatMap((value, index): Inline[] => [
          ...(index > 0 ? [{ type: "break" as const }] : []),
          { type: "text", value: value.trimStart() },
        ]);
    }
    if (!isInline(node)) return lineOf([node]);

    return "children" in node ? [{ ...node, children: verseOf(node.children) }] : [node];
  });
