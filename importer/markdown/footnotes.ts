import { notesTitle } from "../text/footnotes.ts";
import type { Losses } from "../text/losses.ts";

import { outsideCode } from "./outside-code.ts";

const definition = /^ {0,3}\[\^([^\s[\]]+)\]:[ \t]*(.*)$/;
const reference = /(?<!\\)\[\^([^\s[\]]+)\]/g;
const indent = /^(?: {4}|\t)/;
/** What begins another block, also right below a note: code, of which the mark alone is there, too. */
const blockStart = /^\s*(?:[#>|<\ufdd0]|[-+*]\s|\d+[.)]\s)/;

/** A character that no text has, in the place of the heading, which has its level only at the end. */
const titleMark = "\ufdd4";

type Note = { label: string; lines: string[] };

/** Takes the notes out of a text. Lines that are indented belong to a note, and those right below it. */
const takeNotes = (text: string) => {
  const rest: string[] = [];
  const notes: Note[] = [];
  let lines: string[] | undefined;
  let blanks: string[] = [];
  for (const line of text.split("\n")) {
    const [, label, words = ""] = definition.exec(line) ?? [];
    const isBelow = blanks.length === 0 && !blockStart.test(line);
    if (label) {
      lines = [words];
      blanks = [];
      notes.push({ label: label.toLowerCase(), lines });
    } else if (lines && line.trim() === "") blanks.push("");
    else if (lines && (indent.test(line) || isBelow)) {
      lines.push(...blanks, indent.test(line) ? line.replace(indent, "") : line.trimStart());
      blanks = [];
    } else {
      if (lines) rest.push("");
      lines = undefined;
      blanks = [];
      rest.push(line);
    }
  }

  return { rest: rest.join("\n"), notes };
};

/** A note as an item of a list. */
const itemOf = (text: string, number: number) => {
  const start = `${number}. `;

  return start + text.trim().replace(/\n(?=.)/g, `\n${" ".repeat(start.length)}`);
};

/**
 * Writes the footnotes of Markdown (`[^1]` and `[^1]: A note`), which our site does not have, as those of
 * WordPress become: numbers in brackets, and a list at the end. {@link titleFootnotes} adds its title.
 */
export const listFootnotes = (markdown: string, losses: Losses): string =>
  outsideCode(markdown.replaceAll(titleMark, ""), (text) => {
    const { rest, notes } = takeNotes(text);
    if (notes.length === 0) return text;
    const byLabel = new Map([...notes].reverse().map((note) => [note.label, note]));
    const numbers = new Map<Note, number>();
    const number = (words: string) =>
      words.replace(reference, (whole, label: string) => {
        const note = byLabel.get(label.toLowerCase());
        if (!note) return whole;
        const noteNumber = numbers.get(note) ?? numbers.size + 1;
        numbers.set(note, noteNumber);

        return `\\[${noteNumber}]`;
      });
    const numbered = number(rest);
    const items: string[] = [];
    // A note may be the first to refer to another one, which this loop then reaches.
    for (const [{ lines }, at] of numbers) items.push(itemOf(number(lines.join("\n")), at));
    for (const note of notes) {
      if (!numbers.has(note)) losses.add(`footnote [^${note.label}], to which no mark leads`);
    }

    return items.length > 0
      ? `${numbered.trimEnd()}\n\n${titleMark}\n\n${items.join("\n")}`
      : numbered;
  });

/** Writes the title of the list of footnotes. */
export const titleFootnotes = (markdown: string): string =>
  markdown.replace(titleMark, `## ${notesTitle}`);
