import MarkdownIt from "markdown-it";

import type { Inline } from "../text/nodes.ts";
import { writeMarkdown } from "../text/write-markdown.ts";

const parser = new MarkdownIt({ html: true });
parser.validateLink = () => true;

type Token = ReturnType<MarkdownIt["parse"]>[number];

const leaf = (token: Token): Inline => {
  const { type, content } = token;
  if (type === "code_inline") return { type: "inlineCode", value: content };
  if (type === "html_inline") return { type: "html", value: content };
  if (type === "image") return { type: "image", url: token.attrGet("src") ?? "", alt: content };

  return { type: "text", value: type.endsWith("break") ? " " : content };
};

/** What a mark makes of the nodes in it. Emphasis is left out, since all of a caption has it. */
const marked = (start: Token | undefined, children: Inline[]): Inline[] => {
  if (start?.type === "strong_open") return [{ type: "strong", children }];
  if (start?.type === "s_open") return [{ type: "delete", children }];
  if (start?.type === "link_open") {
    return [{ type: "link", url: start.attrGet("href") ?? "", children }];
  }

  return children;
};

const nodesOf = (markdown: string): Inline[] => {
  const open: { start?: Token; nodes: Inline[] }[] = [{ nodes: [] }];
  for (const token of parser.parseInline(markdown, {})[0]?.children ?? []) {
    if (token.nesting === 1) open.push({ start: token, nodes: [] });
    else {
      const closed = token.nesting === -1 ? open.pop() : undefined;
      open.at(-1)?.nodes.push(...(closed ? marked(closed.start, closed.nodes) : [leaf(token)]));
    }
  }

  return open.flatMap(({ nodes }) => nodes);
};

/** The words of a line of Markdown, without its marks. */
export const wordsOfLine = (markdown: string): string => {
  const words = (node: Inline): string => {
    if ("value" in node) return node.type === "html" ? "" : node.value;

    return "children" in node ? node.children.map(words).join("") : "";
  };

  return nodesOf(markdown).map(words).join("");
};

/** A caption, whose words may have marks of Markdown, as a paragraph below its picture. */
export const writeCaption = (markdown: string): string =>
  writeMarkdown([
    { type: "paragraph", children: [{ type: "emphasis", children: nodesOf(markdown) }] },
  ]);
