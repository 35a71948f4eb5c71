import { stripMarkers } from "../../lib/strip-markers";

import { merge, rect, rule, type Diagram, type TextLine } from "./diagram";

/** Top-left corner and available width. */
export type Bounds = { x: number; y: number; width: number };

export type Row = { cells: string[]; highlighted: boolean };

/** Parses an editor's rows: one a line, cells separated by `|`, highlighted with `*`. */
export const rowsOf = (rows: string): Row[] =>
  stripMarkers(rows)
    .split("\n")
    .filter((line) => line.trim())
    .map((line) => ({
      highlighted: line.startsWith("*"),
      cells: line
        .replace(/^\*/, "")
        .split("|")
        .map((cell) => cell.trim()),
    }));

/** The padding around text in a row or a box. */
export const padding = 8;
export const columnGap = 14;

/** Rows below each other, with a line under each and a background behind the highlighted ones. */
export const stackRows = (
  rows: readonly Row[],
  { x, y, width }: Bounds,
  draw: (row: Row, top: number, index: number) => { lines: TextLine[]; height: number },
): Diagram => {
  let top = y;

  return merge(
    rows.map((row, index) => {
      const { lines, height } = draw(row, top, index);
      const paths = [
        ...(row.highlighted ? [rect("highlight", x, top, width, height)] : []),
        rule(x, top + height, width),
      ];
      top += height;

      return { lines, paths, height: top };
    }),
  );
};
