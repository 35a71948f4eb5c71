import { stripMarkers } from "../../lib/strip-markers";

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
