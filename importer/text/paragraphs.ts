import {
  createElement,
  createText,
  type Element,
  type HtmlNode,
  isBlock,
  isElement,
  isLiteral,
  isOneOf,
  isSeparator,
} from "./nodes.ts";
import { bareUrlOf } from "./videos.ts";

/** Elements in which the classic editor has paragraphs without tags. */
const flowNames = "article aside blockquote center details div footer header main section".split(
  " ",
);
/** Elements that contain only certain elements. */
const structureNames = "col colgroup dl hgroup menu ol table tbody tfoot thead tr ul".split(" ");
/** Elements whose line breaks mean nothing. */
const plainNames = "h1 h2 h3 h4 h5 h6 img hr".split(" ");

const isSpace = (node: HtmlNode) => node.type === "text" && node.value.trim() === "";
const isBreak = (node: HtmlNode | undefined) => isOneOf(node, ["br"]);

/** A text with a `<br>` for each line break. */
const withBreaks = (text: string): HtmlNode[] =>
  text
    .split("\n")
    .flatMap((line, index) => [
      ...(index > 0 ? [createElement("br", [], { dataLine: "" })] : []),
      ...(line ? [createText(line)] : []),
    ]);

/** Breaks lines inside inline elements, such as `<b>`. */
const breakInside = (node: HtmlNode): HtmlNode[] => {
  if (node.type === "text") return withBreaks(node.value);
  if (!isElement(node) || isLiteral(node) || plainNames.includes(node.tagName)) return [node];

  return [{ ...node, children: removeRepeated(node.children.flatMap(breakInside)) }];
};

const isLineBreak = (node: HtmlNode) => isOneOf(node, ["br"]) && "dataLine" in node.properties;

/** One break for `<br>` and the line break after it. */
const removeRepeated = (nodes: readonly HtmlNode[]) =>
  nodes.filter((node, index) => !isLineBreak(node) || !isBreak(nodes[index - 1]));

const trimLines = (nodes: readonly HtmlNode[]) => {
  const isEmpty = (node: HtmlNode) => isBreak(node) || isSpace(node);
  const start = nodes.findIndex((node) => !isEmpty(node));

  return start < 0 ? [] : nodes.slice(start, nodes.findLastIndex((node) => !isEmpty(node)) + 1);
};

/** Splits nodes at breaks around lines that are an address and nothing else: WordPress embeds those. */
const splitAtUrls = (nodes: readonly HtmlNode[]): HtmlNode[][] => {
  const groups: HtmlNode[][] = [[]];
  nodes.forEach((node, index) => {
    const isLine =
      node.type === "text" &&
      bareUrlOf(node.value) !== undefined &&
      [nodes[index - 1], nodes[index + 1]].every((near) => !near || isBreak(near));
    if (isLine) groups.push([node], []);
    else groups.at(-1)?.push(node);
  });

  return groups.map(trimLines).filter(({ length }) => length > 0);
};

type Piece = Element | HtmlNode[];

const isNodes = (piece: Piece): piece is HtmlNode[] => Array.isArray(piece);

/** The blocks in an element, and the lines between them as one list of nodes for each paragraph. */
const piecesOf = (nodes: readonly HtmlNode[]) => {
  const pieces: Piece[] = [];
  let lines: HtmlNode[] = [];
  const end = () => {
    const trimmed = trimLines(removeRepeated(lines));
    if (trimmed.length > 0) pieces.push(trimmed);
    lines = [];
  };
  for (const node of nodes) {
    if (isBlock(node)) {
      end();
      for (const element of addParagraphsTo(node)) pieces.push(element);
    } else if (node.type === "text") {
      node.value.split(/\n[^\S\n\u00a0]*\n/).forEach((text, index) => {
        if (index > 0) end();
        for (const line of withBreaks(text)) lines.push(line);
      });
    } else if (isSeparator(node)) end();
    else lines.push(...breakInside(node));
  }
  end();

  return pieces;
};

const addParagraphsTo = (element: Element): Element[] => {
  const { tagName, children } = element;
  if (tagName === "pre" || plainNames.includes(tagName)) return [element];
  if (structureNames.includes(tagName)) {
    return [
      {
        ...element,
        children: children.flatMap((child): HtmlNode[] =>
          isElement(child) ? addParagraphsTo(child) : [child],
        ),
      },
    ];
  }
  if (flowNames.includes(tagName)) return [{ ...element, children: addParagraphs(children) }];
  const pieces = piecesOf(children);
  if (tagName === "p") {
    return pieces.map((piece) => (isNodes(piece) ? { ...element, children: piece } : piece));
  }
  const isOne = pieces.filter(isNodes).length < 2;

  return [
    {
      ...element,
      children: pieces.flatMap((piece) =>
        isNodes(piece) && !isOne ? [createElement("p", piece)] : piece,
      ),
    },
  ];
};

/**
 * Adds the paragraphs and line breaks that WordPress adds to a text of the classic editor: a blank line
 * begins a paragraph, and a line break is a `<br>`.
 */
export const addParagraphs = (nodes: readonly HtmlNode[]): HtmlNode[] =>
  piecesOf(nodes).flatMap((piece) =>
    isNodes(piece) ? splitAtUrls(piece).map((children) => createElement("p", children)) : [piece],
  );
