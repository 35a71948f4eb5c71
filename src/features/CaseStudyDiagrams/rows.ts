import { stripMarkers } from "../../lib/strip-markers";

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

/** Whether a cell has only an amount or a dash. */
export const isAmount = (cell: string) =>
  /^([−–-]?[$€£]?\d[\d.,:]*\s?[%a-zA-Z]{0,3}|–)$/.test(cell);
