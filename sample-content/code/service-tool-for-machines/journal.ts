import { createHash } from "node:crypto";
import { closeSync, fsyncSync, openSync, readFileSync, truncateSync, writeSync } from "node:fs";

/** What a technician read or changed. */
export type Entry = { time: string; person: string; parameter: string; value: number };

// #region journal
const sumOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 8);

/** Writes an entry. It returns when the disk has it, and only then may a value be shown or sent. */
export function append(file: string, entry: Entry): void {
  const text = JSON.stringify(entry);
  const open = openSync(file, "a");
  try {
    writeSync(open, `${sumOf(text)} ${text}\n`);
    fsyncSync(open);
  } finally {
    closeSync(open);
  }
}

/** All whole entries. What a lost battery left of the last one is cut off. */
export function recover(file: string): Entry[] {
  const bytes = readFileSync(file);
  const end = bytes.lastIndexOf("\n") + 1;
  truncateSync(file, end);
  const lines = bytes.toString("utf8", 0, end).split("\n").slice(0, -1);

  return lines.map((line, index) => {
    const text = line.slice(9);
    if (line.slice(0, 8) !== sumOf(text)) throw new Error(`Line ${index + 1} was changed`);
    return JSON.parse(text);
  });
}
// #endregion
