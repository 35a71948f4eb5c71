import type { Mark, Node } from "@milkdown/prose/model";

import { codeOf, lineBreak, lineOf, type Sign, signsOf, thing } from "./shown-line";
import { type Block, linkOf, normalizeLink } from "./shown-page";
import { isCode } from "./to-writable";

const wordOf = (mark: Mark) =>
  mark.type.name === "link" ? linkOf(mark.attrs.href, mark.attrs.title) : mark.type.name;

/** The signs of a block of the editor. Headings and cells have one line. */
const signsIn = (block: Node, isOneLine: boolean): Sign[] => {
  const signs: Sign[] = [];
  block.forEach((node) => {
    const marks = node.marks.filter(({ type }) => !type.spec.code).map(wordOf);
    const { name } = node.type;
    if (isCode(node)) signs.push(...codeOf(node.text ?? "", marks));
    else if (node.isText) signs.push(...signsOf(node.text ?? "", marks));
    else if (name === "image") {
      const { src, alt, title } = node.attrs;
      signs.push(thing(marks, "picture", normalizeLink(src), alt, title || ""));
    } else if (isOneLine || node.attrs.isInline) signs.push(...signsOf(" ", marks));
    else signs.push(lineBreak);
  });

  return signs;
};

const blocksIn = (parent: Node): Block[] => {
  const blocks: Block[] = [];
  parent.forEach((node) => blocks.push(...blockOf(node)));

  return blocks;
};

/** A block of the editor; none for an empty paragraph, which a page doesn't have. */
export const blockOf = (node: Node): Block[] => {
  switch (node.type.name) {
    case "paragraph": {
      const line = lineOf(signsIn(node, false));

      return line.length > 0 ? [["text", line]] : [];
    }
    case "heading":
      return [["heading", node.attrs.level, lineOf(signsIn(node, true))]];
    case "code_block":
      return [["code", node.attrs.language, node.textContent]];
    case "ordered_list":
      return [["ordered_list", Number(node.attrs.order), blocksIn(node)]];
    case "table_header":
      return [["th", node.attrs.alignment, lineOf(signsIn(node.child(0), true))]];
    // The header has the alignment of its column.
    case "table_cell":
      return [["td", lineOf(signsIn(node.child(0), true))]];
    case "table_header_row":
      return [["table_row", blocksIn(node)]];
    default:
      return [[node.type.name, blocksIn(node)]];
  }
};
