import { fromParse5 } from "hast-util-from-parse5";
import {
  type DefaultTreeAdapterMap,
  defaultTreeAdapter,
  html as names,
  parseFragment,
} from "parse5";

import type { HtmlNode } from "./nodes.ts";

/** Deeper elements become text: the libraries walk through a tree by recursion. */
const maxDepth = 150;

/** Deeper lists, quotes and marks become plain: the rules of texts allow 40 levels of Markdown. */
const maxMarks = 30;

const plainNames: Record<string, string> = {
  ...Object.fromEntries(
    "blockquote dl dd dt li menu ol ul".split(" ").map((name) => [name, "div"]),
  ),
  ...Object.fromEntries(
    "a b cite del em i s strike strong".split(" ").map((name) => [name, "span"]),
  ),
};

/** Text in these is nowhere. */
const tableParts = new Set(["table", "tbody", "tfoot", "thead", "tr"]);

type ParsedNode = DefaultTreeAdapterMap["childNode"];
type Parent = DefaultTreeAdapterMap["parentNode"];

const isParent = (node: ParsedNode): node is ParsedNode & Parent => "childNodes" in node;

/** The texts in a node, without recursion. */
const textsIn = (node: Parent) => {
  const texts: ParsedNode[] = [];
  const rest: ParsedNode[] = [...node.childNodes].toReversed();
  for (let next = rest.pop(); next; next = rest.pop()) {
    if (next.nodeName === "#text") texts.push(next);
    if (!isParent(next) || ["script", "style"].includes(next.nodeName)) continue;
    for (const child of next.childNodes.toReversed()) rest.push(child);
  }

  return texts;
};

const limitDepth = (root: Parent) => {
  const rest: { node: Parent; depth: number; marks: number }[] = [
    { node: root, depth: 0, marks: 0 },
  ];
  for (let next = rest.pop(); next; next = rest.pop()) {
    const { node, depth, marks } = next;
    if (depth >= maxDepth && !tableParts.has(node.nodeName)) node.childNodes = textsIn(node);
    for (const child of node.childNodes) {
      if (!isParent(child)) continue;
      const plain = plainNames[child.nodeName];
      if (plain && marks >= maxMarks && "tagName" in child) {
        child.nodeName = plain;
        child.tagName = plain;
      }
      rest.push({ node: child, depth: depth + 1, marks: marks + (plain ? 1 : 0) });
    }
  }
};

/** A page's element, in which cells without a table are text. */
const context = defaultTreeAdapter.createElement("body", names.NS.HTML, []);

/** Parses HTML as browsers do: nothing is an error. Elements that are nested very deeply become plain. */
export const parseHtml = (html: string): HtmlNode[] => {
  const fragment = parseFragment(context, html.replace(/\r\n?/g, "\n"), {});
  limitDepth(fragment);
  const tree = fromParse5(fragment);

  return "children" in tree ? (tree.children as HtmlNode[]) : [];
};
