import { isBlank } from "../../common/rules/blank.ts";

import { asBlocks, lineOf } from "./inline.ts";
import { nameOf } from "./links.ts";
import type { Inline, MarkdownNode } from "./nodes.ts";

type Mark = Extract<Inline, { type: "emphasis" | "strong" | "delete" | "link" }>;

const markTypes = ["emphasis", "strong", "delete", "link"];
const isMark = (node: MarkdownNode): node is Mark => markTypes.includes(node.type);
const isBreak = (node: MarkdownNode | undefined) => node?.type === "break";
const isEmpty = (node: MarkdownNode) =>
  isBreak(node) || (node.type === "text" && node.value.trim() === "");

const hasPicture = (node: MarkdownNode): boolean =>
  node.type === "image" || ("children" in node && node.children.some(hasPicture));

/** Takes spaces and breaks out of the ends of a mark: `**a **b` is no mark in Markdown. */
const freeEnds = (mark: Mark): Inline[] => {
  const children: Inline[] = [...mark.children];
  const before: Inline[] = [];
  const after: Inline[] = [];
  for (let first = children[0]; first; first = children[0]) {
    if (isBreak(first)) before.push(first);
    else if (first.type !== "text") break;
    else {
      const value = first.value.trimStart();
      if (value !== first.value) {
        before.push({
          type: "text",
          value: first.value.slice(0, first.value.length - value.length),
        });
      }
      if (value) {
        children[0] = { ...first, value };
        break;
      }
    }
    children.shift();
  }
  for (let last = children.at(-1); last; last = children.at(-1)) {
    if (isBreak(last)) after.unshift(last);
    else if (last.type !== "text") break;
    else {
      const value = last.value.trimEnd();
      if (value !== last.value)
        after.unshift({ type: "text", value: last.value.slice(value.length) });
      if (value) {
        children[children.length - 1] = { ...last, value };
        break;
      }
    }
    children.pop();
  }
  const isLeft = children.some((child) => hasPicture(child) || !isBlank(nameOf(child)));

  return [...before, ...(isLeft ? [{ ...mark, children }] : children), ...after];
};

/** Joins code that follows code: their signs would be read as one. */
const joinCode = (nodes: readonly Inline[]): Inline[] => {
  const joined: Inline[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (node.type === "inlineCode" && last?.type === "inlineCode") {
      joined[joined.length - 1] = { ...last, value: last.value + node.value };
    } else joined.push(node);
  }

  return joined;
};

/** Lines without empty marks and marks inside their like. */
const finishLine = (nodes: readonly MarkdownNode[], around: readonly string[] = []): Inline[] =>
  joinCode(
    nodes.flatMap((node): Inline[] => {
      if (node.type === "inlineCode" && node.value.trim() === "") {
        return node.value ? [{ type: "text", value: " " }] : [];
      }
      if (!isMark(node)) return [node as Inline];
      const children = finishLine(node.children, [...around, node.type]);

      return around.includes(node.type) ? children : freeEnds({ ...node, children });
    }),
  );

/** One space where several nodes have one, and none at the ends. */
const tidySpaces = (nodes: readonly Inline[]): Inline[] => {
  let isAfterSpace = true;
  const tidy = nodes.flatMap((node): Inline[] => {
    if (node.type !== "text") {
      isAfterSpace = false;

      return [node];
    }
    const single = node.value.replaceAll(/[ \t\n]+/g, " ");
    const value = isAfterSpace ? single.replace(/^ /, "") : single;
    if (value) isAfterSpace = value.endsWith(" ");

    return value ? [{ ...node, value }] : [];
  });
  const last = tidy.at(-1);
  if (last?.type !== "text") return tidy;
  const value = last.value.trimEnd();

  return [...tidy.slice(0, -1), ...(value ? [{ ...last, value }] : [])];
};

/** Splits a line where breaks follow one another, which pages show as a gap. */
const splitLine = (nodes: readonly Inline[]): Inline[][] => {
  const lines: Inline[][] = [];
  let line: Inline[] = [];
  nodes.forEach((node, index) => {
    const isGap = isBreak(node) && isBreak(nodes[index + 1]);
    if (isGap) {
      lines.push(line);
      line = [];
    } else line.push(node);
  });
  lines.push(line);

  return lines.map((one) => {
    const start = one.findIndex((node) => !isEmpty(node));

    if (start < 0) return [];
    const trimmed = one.slice(start, one.findLastIndex((node) => !isEmpty(node)) + 1);

    // The parser takes spaces away, and then reads what comes first.
    return trimmed.map((node, index) => {
      if (node.type !== "text") return node;
      const value = index > 0 ? node.value : node.value.trimStart();

      return { ...node, value: index < trimmed.length - 1 ? value : value.trimEnd() };
    });
  });
};

const isVisible = (nodes: readonly Inline[]) =>
  nodes.some((node) => hasPicture(node) || !isBlank(nameOf(node)));

/**
 * Makes a tree of Markdown as the site shows it: headings from level 2 without gaps, no empty headings
 * and marks, and no marks that begin or end with a space.
 */
export const finishTree = (nodes: readonly MarkdownNode[], levels = { last: 1 }): MarkdownNode[] =>
  nodes.flatMap((node): MarkdownNode[] => {
    if (node.type === "paragraph") {
      return splitLine(finishLine(node.children))
        .filter(isVisible)
        .map((children) => ({ type: "paragraph", children }));
    }
    if (node.type === "heading") {
      const children = tidySpaces(finishLine(lineOf(node.children)));
      if (isBlank(children.map(nameOf).join(""))) {
        return isVisible(children) ? [{ type: "paragraph", children }] : [];
      }
      levels.last = Math.min(Math.max(node.depth, 2), levels.last + 1);

      return [{ type: "heading", depth: levels.last as 2 | 3 | 4 | 5 | 6, children }];
    }
    if (node.type === "tableCell") {
      return [{ ...node, children: tidySpaces(finishLine(node.children)) }];
    }
    // The site draws a box even for code without words.
    if (node.type === "code" && isBlank(node.value)) return [];
    if (!("children" in node) || isMark(node)) return [node];
    const isFlow = node.type === "listItem" || node.type === "blockquote";
    const children = finishTree(isFlow ? asBlocks(node.children) : node.children, levels);

    return children.length > 0 || node.type === "tableRow"
      ? [{ ...node, children } as MarkdownNode]
      : [];
  });
