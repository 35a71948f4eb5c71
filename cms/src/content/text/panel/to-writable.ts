import { Fragment, type Mark, type Node } from "@milkdown/prose/model";

/** A part of a line: blanks or a line break, or what is visible. */
type Part = { node: Node; isBlank: boolean };

/** True for words in code; Markdown has no code of blanks. */
export const isCode = ({ marks, text = "" }: Node): boolean =>
  marks.some(({ type }) => type.spec.code) && text.trim() !== "";

/** A line break of a block that has one line only, as a blank. */
const inOneLine = (node: Node) =>
  node.type.name === "hardbreak" ? node.type.schema.text(" ", node.marks) : node;

/** Zero-width no-break spaces, and separators of lines, are blanks to some parsers and signs to others. */
export const withoutOddBlanks = (text: string) =>
  text.replaceAll("\ufeff", "").replace(/[\u2028\u2029\r\n]/g, " ");

const partsOf = (block: Node, isOneLine: boolean): Part[] =>
  block.content.content.flatMap((child): Part[] => {
    const node = isOneLine ? inOneLine(child) : child;
    if (!node.isText) return [{ node, isBlank: node.type.name === "hardbreak" }];
    const text = withoutOddBlanks(node.text ?? "");
    const { schema } = node.type;
    if (isCode(node)) return [{ node: schema.text(text, node.marks), isBlank: false }];
    const marks = node.marks.filter(({ type }) => !type.spec.code);

    return [...text.matchAll(/\s+|\S+/g)].map(([part]) => ({
      node: schema.text(part, marks),
      isBlank: /^\s/.test(part),
    }));
  });

/** Takes marks off blanks that the part before does not have. */
const withoutNewMarks = (parts: readonly Part[]): Part[] => {
  let before: readonly Mark[] = [];

  return parts.map((part) => {
    const { node, isBlank } = part;
    const marks = isBlank ? node.marks.filter((mark) => mark.isInSet(before)) : node.marks;
    before = marks;

    return { ...part, node: node.mark(marks) };
  });
};

/** A line whose marks begin and end with what is visible, as the line itself does. */
const toWritableLine = (block: Node, isOneLine: boolean): Node => {
  const forward = withoutNewMarks(partsOf(block, isOneLine));
  const parts = withoutNewMarks(forward.toReversed()).toReversed();
  const isShown = ({ node, isBlank }: Part) => !isBlank || /[^ \t\r\n]/.test(node.text ?? "");
  const end = parts.findLastIndex(({ isBlank }) => !isBlank) + 1;
  const nodes = parts.map(({ node }) => node);

  return block.copy(Fragment.fromArray(nodes.slice(parts.findIndex(isShown), end)));
};

/**
 * The document that is written for one of the editor, which looks the same: marks have no blanks at their
 * edges, where Markdown can neither begin nor end one, and there are no empty paragraphs.
 */
export const toWritable = (node: Node, isCell = false): Node => {
  const { name } = node.type;
  if (node.isTextblock) {
    return node.type.spec.code ? node : toWritableLine(node, isCell || name === "heading");
  }
  const isRow = name === "table_cell" || name === "table_header";
  const children = node.content.content.map((child) => toWritable(child, isRow));
  const isEmpty = (child: Node) => child.type.name === "paragraph" && child.childCount === 0;
  const filled = children.filter((child) => !isEmpty(child));

  return node.copy(Fragment.fromArray(filled.length > 0 ? filled : children.slice(0, 1)));
};
