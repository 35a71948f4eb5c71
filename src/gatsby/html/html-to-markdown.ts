import { fromParse5 } from "hast-util-from-parse5";
import { defaultHandlers, toMdast, type Handle, type State } from "hast-util-to-mdast";
import { gfmStrikethroughToMarkdown } from "mdast-util-gfm-strikethrough";
import { gfmTableToMarkdown } from "mdast-util-gfm-table";
import { toMarkdown } from "mdast-util-to-markdown";
import { parseFragment } from "parse5";

import { absoluteUrl } from "../../lib/absolute-urls";

import { classNameOf } from "./class-names";

type Element = Parameters<Handle>[1];
type HtmlNode = Element["children"][number];
type MarkdownNode = ReturnType<State["all"]>[number];
type Inline = Extract<MarkdownNode, { type: "paragraph" }>["children"][number];
type Block = Extract<MarkdownNode, { type: "blockquote" }>["children"][number];

/** Elements without content of their own. */
const excludedElements = new Set(
  "button form input nav noscript script select style svg template textarea".split(" "),
);

const isElement = (node: HtmlNode | undefined): node is Element => node?.type === "element";

const isExcluded = (node: HtmlNode) =>
  node.type === "comment" ||
  (isElement(node) &&
    (excludedElements.has(node.tagName) || "dataMarkdownIgnore" in node.properties));

const isOneOf = (node: HtmlNode | undefined, names: readonly string[]) =>
  isElement(node) && names.includes(node.tagName);

const neighbors = ["a", "span", "strong", "time"];

/** The class of rich text, in which words are as far apart as the editor wrote them. */
const richTextClass = classNameOf("src/components/Prose/Prose.module.scss", "root");

const keepsSpaces = (element: Element) =>
  isOneOf(element, ["pre", "code"]) ||
  [element.properties.className].flat().includes(richTextClass);

/** Removes what is not content, and adds spaces between inline elements that only CSS separates. */
const cleanUp = (nodes: readonly HtmlNode[], addsSpaces = true): HtmlNode[] =>
  nodes
    .filter((node) => !isExcluded(node))
    .flatMap((node, index, all) => {
      const isApart = addsSpaces && isOneOf(node, neighbors) && isOneOf(all[index - 1], neighbors);
      const children = isElement(node) && cleanUp(node.children, addsSpaces && !keepsSpaces(node));

      return [
        ...(isApart ? [{ type: "text" as const, value: " " }] : []),
        children ? { ...node, children } : node,
      ];
    });

const textOf = (node: HtmlNode): string => {
  if (node.type === "text") return node.value;

  return "children" in node ? node.children.map(textOf).join("") : "";
};

const inlineTypes = ["text", "emphasis", "strong", "delete", "inlineCode", "link", "break"];
const isInline = (node: MarkdownNode): node is Inline => inlineTypes.includes(node.type);

/** Inline content of what may have blocks, whose texts are separated by spaces. */
const inlineOf = (nodes: readonly MarkdownNode[]): Inline[] =>
  nodes.flatMap((node, index): Inline[] => {
    if (isInline(node)) return [node];
    const space: Inline[] = index > 0 ? [{ type: "text", value: " " }] : [];
    if (node.type === "code") return [...space, { type: "inlineCode", value: node.value }];

    return "children" in node ? [...space, ...inlineOf(node.children)] : [];
  });

/** An item "Term: description" of a list of facts. */
const factOf = (state: State, term: Element, descriptions: readonly Element[]): Block[] => {
  const [first, ...rest] = descriptions.flatMap((element) => state.toFlow(state.all(element)));
  const leading = first?.type === "paragraph" ? first.children : [];
  const following = first && first.type !== "paragraph" ? [first, ...rest] : rest;
  const children: Inline[] = [
    ...inlineOf(state.all(term)),
    { type: "text", value: ": " },
    ...leading,
  ];

  return [{ type: "paragraph", children }, ...(following as Block[])];
};

const facts: Handle = (state, node) => {
  const parts = node.children
    .flatMap((child) => (isOneOf(child, ["div"]) && isElement(child) ? child.children : [child]))
    .filter(isElement);
  const items = parts.flatMap((term, index) => {
    if (term.tagName !== "dt") return [];
    const next = parts.slice(index + 1);
    const end = next.findIndex(({ tagName }) => tagName !== "dd");

    return [factOf(state, term, end < 0 ? next : next.slice(0, end))];
  });

  return {
    type: "list",
    ordered: false,
    spread: false,
    children: items.map((children) => ({ type: "listItem", spread: false, children })),
  };
};

const tableCell: Handle = (state, node) => ({
  type: "tableCell",
  children: inlineOf(state.all(node)),
});

const handlersFor = (siteUrl: string): Record<string, Handle> => ({
  a: (state, node) => {
    const href = String(node.properties.href ?? "");
    const children = state.all(node);
    if (href === "" || href.startsWith("#")) return children;
    const { title } = node.properties;

    return {
      type: "link",
      url: absoluteUrl(siteUrl, href),
      ...(typeof title === "string" && { title }),
      children: inlineOf(children),
    };
  },
  // Images become their alternative text: their files are sized for screens.
  img: (_state, node) => ({ type: "text", value: String(node.properties.alt ?? "") }),
  summary: (state, node) => ({ type: "heading", depth: 3, children: inlineOf(state.all(node)) }),
  pre: (_state, node) => {
    const [code] = node.children;
    const names = isElement(code) ? [code.properties.className ?? []].flat() : [];
    const language = /^language-(.+)$/.exec(String(names[0] ?? ""))?.[1];

    return { type: "code", lang: language ?? null, value: textOf(node).replace(/\n$/, "") };
  },
  dl: facts,
  table: (state, node) => {
    const caption = node.children.find((child) => isOneOf(child, ["caption"]));
    const table = defaultHandlers.table(state, node);

    return caption && isElement(caption)
      ? [{ type: "paragraph", children: inlineOf(state.all(caption)) }, table]
      : table;
  },
  td: tableCell,
  th: tableCell,
});

/** Writes CommonMark with tables and strikethrough, in which texts keep their words. */
export const writeMarkdownText = (children: MarkdownNode[]) =>
  toMarkdown(
    { type: "root", children },
    {
      bullet: "-",
      extensions: [gfmTableToMarkdown(), gfmStrikethroughToMarkdown()],
      // Two hyphens are not a dash.
      unsafe: [{ character: "-", before: "-", inConstruct: "phrasing" }],
    },
  );

/** Converts a page's `<main>` to Markdown with absolute URLs. */
export const htmlToMarkdown = (main: string, siteUrl: string) => {
  const html = fromParse5(parseFragment(main));
  const tree = toMdast(
    { type: "root", children: cleanUp("children" in html ? (html.children as HtmlNode[]) : []) },
    { handlers: handlersFor(siteUrl) },
  );

  return writeMarkdownText("children" in tree ? tree.children : [tree]);
};
