import type { Handle, State } from "hast-util-to-mdast";

/** An element of HTML. */
export type Element = Parameters<Handle>[1];
/** A node of HTML inside an element. */
export type HtmlNode = Element["children"][number];
/** A node of Markdown. */
export type MarkdownNode = ReturnType<State["all"]>[number];
/** A node of Markdown inside a line. */
export type Inline = Extract<MarkdownNode, { type: "paragraph" }>["children"][number];
/** A node of Markdown that stands by itself. */
export type Block = Extract<MarkdownNode, { type: "blockquote" }>["children"][number];

/** Elements that stand by themselves: the list of WordPress, with those that HTML has added. */
const blockNames = new Set(
  (
    "address article aside blockquote caption center col colgroup dd details dialog div dl dt fieldset " +
    "figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr legend li main menu nav ol p pre " +
    "section summary table tbody td tfoot th thead tr ul video audio"
  ).split(" "),
);

/** True for an element. */
export const isElement = (node: HtmlNode | undefined): node is Element => node?.type === "element";

/** True for an element of one of these names. */
export const isOneOf = <Name extends string>(
  node: HtmlNode | undefined,
  names: readonly Name[],
): node is Element & { tagName: Name } =>
  isElement(node) && (names as readonly string[]).includes(node.tagName);

/** True for an element that stands by itself. */
export const isBlock = (node: HtmlNode): node is Element =>
  isElement(node) && blockNames.has(node.tagName);

/** Elements whose text is shown sign by sign, so that nothing in it is a shortcode. */
export const isLiteral = (node: HtmlNode): boolean =>
  isOneOf(node, ["code", "kbd", "pre", "samp", "tt"]);

/** Makes an element. */
export const createElement = (
  tagName: string,
  children: HtmlNode[],
  properties: Element["properties"] = {},
): Element => ({ type: "element", tagName, properties, children });

/** Makes a text of HTML. */
export const createText = (value: string): HtmlNode => ({ type: "text", value });

/** The value of an attribute, empty if it is missing. The parser names `data-fn` as `dataFn`. */
export const attributeOf = ({ properties }: Element, name: string) => {
  const value = properties[name];

  return value === undefined || value === null ? "" : [value].flat().join(" ");
};

/** True if an element has a class. */
export const hasClass = (element: Element, name: string) =>
  attributeOf(element, "className").split(" ").includes(name);

/** The text of a node, with a line break for each `<br>`. */
export const textOf = (node: HtmlNode): string => {
  if (node.type === "text") return node.value;
  if (isOneOf(node, ["br"])) return "\n";

  return "children" in node ? node.children.map(textOf).join("") : "";
};

/** True for a comment of WordPress that stands between blocks, such as `<!--more-->`. */
export const isSeparator = (node: HtmlNode) =>
  node.type === "comment" && /^\s*(?:\/?wp:|more|nextpage)/.test(node.value);
