import { isRecord } from "../../common/is-record.ts";

/** A footnote of the block editor. Its content is HTML. */
export type Footnote = { id: string; content: string };

/** The title above the notes at the end of a text. */
export const notesTitle = "Footnotes";

/** Reads a post's meta field `footnotes`: JSON that WordPress wrote. What is not a note is left out. */
export const readFootnotes = (json: string | undefined): Footnote[] => {
  if (!json) return [];
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return [];
  }
  if (!Array.isArray(value)) return [];

  return value
    .filter(isRecord)
    .map(({ id, content }) => ({ id: String(id ?? ""), content: String(content ?? "") }));
};

/** The number of a note as the text shows it: `[1]`. A note without text keeps the words of its link. */
export const noteMark = (notes: readonly Footnote[], id: string, words: string) => {
  const index = notes.findIndex((note) => note.id === id);

  return `[${index < 0 ? words : String(index + 1)}]`;
};
