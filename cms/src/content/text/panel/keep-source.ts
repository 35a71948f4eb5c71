import { diffArrays } from "diff";

/** Start and end of a top-level block of a text. */
export type Range = readonly [start: number, end: number];

type Markdown = {
  /** The top-level blocks of a text, in order. */
  blocksOf: (text: string) => readonly Range[];
  /** True if the site shows two texts alike. */
  isEqual: (one: string, other: string) => boolean;
};

type Piece = { text: string; gap: string; index?: number };

const trailing = (text: string) => text.slice(text.trimEnd().length);

/** Blocks with the text that is before each. */
const piecesOf = (text: string, blocks: readonly Range[]): Piece[] =>
  blocks.map(([start, end], at) => ({
    text: text.slice(start, end),
    gap: text.slice(blocks[at - 1]?.[1] ?? 0, start),
  }));

/** The pieces of the edited text, those that are not edited as in the source. */
const mergePieces = (source: Piece[], before: Piece[], after: Piece[]): Piece[] => {
  const merged: Piece[] = [];
  let [from, to] = [0, 0];
  const textsOf = (pieces: Piece[]) => pieces.map(({ text }) => text);
  for (const { added, removed, count } of diffArrays(textsOf(before), textsOf(after))) {
    for (let n = 0; n < count; n += 1) {
      if (removed) from += 1;
      else if (added) merged.push(after[to++] as Piece);
      else merged.push({ ...(source[from] as Piece), gap: after[to++]?.gap ?? "", index: from++ });
    }
  }

  return merged.map((piece, at) => {
    const { index } = piece;
    const isNext =
      index !== undefined && (at === 0 ? 0 : (merged[at - 1]?.index ?? -2) + 1) === index;

    return isNext ? { ...piece, gap: source[index]?.gap ?? "" } : piece;
  });
};

/**
 * Writes edited texts with the blocks that were not edited byte for byte as they were, whatever style
 * of Markdown they have.
 *
 * @param source the Markdown as it was opened.
 * @param before what the editor writes for it without an edit.
 * @returns a function of what the editor writes now; without an edit, it returns the source.
 */
export const createSourceKeeper = (
  source: string,
  before: string,
  { blocksOf, isEqual }: Markdown,
) => {
  const end = trailing(source);
  const old = piecesOf(source, blocksOf(source));
  const base = piecesOf(before, blocksOf(before));

  return (after: string): string => {
    if (after === before) return source;
    const plain = after.trimEnd() + end;
    if (old.length !== base.length) return plain;
    const merged =
      mergePieces(old, base, piecesOf(after, blocksOf(after)))
        .map(({ gap, text }) => gap + text)
        .join("")
        .trimEnd() + end;

    // Blocks of two styles may join: a list with * and one with -.
    return merged === plain || isEqual(merged, after) ? merged : plain;
  };
};
