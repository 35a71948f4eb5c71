import { stripFormatCharacters } from "../../lib/text-lines";

/** Where something is drawn: the corner at its top, and how wide it may be. */
export type Room = { x: number; y: number; width: number };

export type Row = { cells: string[]; marked: boolean };

/** The lines that an editor wrote, each with its cells. */
export const rowsOf = (rows: string): Row[] =>
  stripFormatCharacters(rows)
    .split("\n")
    .filter((line) => line.trim())
    .map((line) => ({
      marked: line.startsWith("*"),
      cells: line
        .replace(/^\*/, "")
        .split("|")
        .map((cell) => cell.trim()),
    }));

/** What is free around words in a row or a box. */
export const padding = 8;
export const columnGap = 14;
