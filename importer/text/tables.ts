import type { Handle, State } from "hast-util-to-mdast";

import type { Context } from "./context.ts";
import { lineOf } from "./inline.ts";
import { attributeOf, type Element, type Inline, isElement, isOneOf } from "./nodes.ts";

type Cell = { type: "tableCell"; children: Inline[] };
type Align = "left" | "right" | "center" | null;

/** More columns or rows than that are a mistake in the HTML. */
const maxSpan = 100;

const spanOf = (cell: Element, name: string) => {
  const span = Math.trunc(Number(attributeOf(cell, name)));

  return span >= 1 ? Math.min(span, maxSpan) : 1;
};

const rowsOf = (table: Element) => {
  const parts = table.children.filter(isElement);
  const order = ["thead", "tbody", "tr", "tfoot"];
  const groups = parts
    .filter(({ tagName }) => order.includes(tagName))
    .toSorted((one, other) => Number(one.tagName === "tfoot") - Number(other.tagName === "tfoot"));

  return groups
    .flatMap((group) => (group.tagName === "tr" ? [group] : group.children))
    .filter((row) => isOneOf(row, ["tr"]))
    .map((row) => row.children.filter((cell) => isOneOf(cell, ["td", "th"])));
};

const alignOf = (cell: Element): Align => {
  const style = /text-align\s*:\s*(\w+)/.exec(attributeOf(cell, "style"))?.[1];
  const alignment = style ?? attributeOf(cell, "align");
  const byClass = /has-text-align-(\w+)/.exec(attributeOf(cell, "className"))?.[1];
  const value = byClass ?? alignment;

  return value === "right" || value === "center" ? value : null;
};

/** The cells of a row, in which the cells that a merged one covers are empty. */
const gridOf = (rows: readonly Element[][], cellOf: (cell: Element) => Cell) => {
  const isTaken = new Map<number, Set<number>>();
  const grid = rows.map((row, rowIndex) => {
    const cells: Cell[] = [];
    const skipTaken = () => {
      while (isTaken.get(rowIndex)?.has(cells.length))
        cells.push({ type: "tableCell", children: [] });
    };
    for (const cell of row) {
      skipTaken();
      const start = cells.length;
      const width = spanOf(cell, "colSpan");
      const height = Math.min(spanOf(cell, "rowSpan"), rows.length - rowIndex);
      cells.push(cellOf(cell));
      for (let column = 1; column < width; column++)
        cells.push({ type: "tableCell", children: [] });
      for (let below = 1; below < height; below++) {
        const taken = isTaken.get(rowIndex + below) ?? new Set();
        for (let column = 0; column < width; column++) taken.add(start + column);
        isTaken.set(rowIndex + below, taken);
      }
    }
    skipTaken();

    return cells;
  });

  return grid;
};

const captionOf = (state: State, table: Element) =>
  table.children
    .filter((child) => isOneOf(child, ["caption"]))
    .map((caption) => ({ type: "paragraph" as const, children: lineOf(state.all(caption)) }));

/**
 * A table of HTML as one of Markdown, in which each cell is one line and the first row is the header. Its
 * caption becomes a paragraph before it. A table of one cell was layout and becomes its content.
 */
export const createTableHandler =
  ({ losses }: Context): Handle =>
  (state, node) => {
    const rows = rowsOf(node).filter(({ length }) => length > 0);
    const cells = rows.flat();
    const caption = captionOf(state, node);
    const [only] = cells;
    if (!only) return caption;
    if (cells.length === 1) return [...caption, ...state.toFlow(state.all(only))];
    let areJoined = false;
    const grid = gridOf(rows, (cell) => ({
      type: "tableCell",
      children: lineOf(state.all(cell), () => {
        areJoined = true;
      }),
    }));
    const add = (is: boolean, what: string) => {
      if (is) losses.add(what);
    };
    add(
      cells.some((cell) => spanOf(cell, "colSpan") > 1 || spanOf(cell, "rowSpan") > 1),
      "table with merged cells: the cells are single, some of them empty",
    );
    add(areJoined, "table with several lines in a cell: each cell is one line");
    const hasHeader =
      node.children.some((child) => isOneOf(child, ["thead"])) ||
      rows[0]?.every(({ tagName }) => tagName === "th");
    add(!hasHeader, "table without a header: its first row is the header");
    const width = grid.reduce((most, { length }) => Math.max(most, length), 0);
    const [first = []] = rows;

    return [
      ...caption,
      {
        type: "table",
        align: Array.from({ length: width }, (_, index) => {
          const cells = [rows[1]?.[index], first[index]].filter((cell) => cell !== undefined);

          return cells.map(alignOf).find((align) => align !== null) ?? null;
        }),
        children: grid.map((row) => ({
          type: "tableRow",
          children: [
            ...row,
            ...Array.from({ length: width - row.length }, (): Cell => ({
              type: "tableCell",
              children: [],
            })),
          ],
        })),
      },
    ];
  };
