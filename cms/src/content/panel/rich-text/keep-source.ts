import { diffArrays } from "diff";

/** Start and end of a top-level block of a text. */
export type Range = readonly [start: number, end: number];

type Texts = {
  /** The Markdown as it was opened. */
  source: string;
  /** What the editor writes for it without an edit. */
  before: string;
  /** What the editor writes now. */
  after: string;
};

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
 * Writes an edited text with the blocks that were not edited byte for byte as they were, whatever
 * style of Markdown they have. Without an edit, the result is the source.
 */
export const keepSource = (
  { source, before, after }: Texts,
  { blocksOf, isEqual }: Markdown,
): string => {
  if (after === before) return source;
  const end = trailing(source);
  const plain = after.trimEnd() + end;
  const [old, base, now] = [source, before, after].map((text) => piecesOf(text, blocksOf(text)));
  if (!old || !base || !now || old.length !== base.length) return plain;
  const merged =
    mergePieces(old, base, now)
      .map(({ gap, text }) => gap + text)
      .join("")
      .trimEnd() + end;

  // Blocks of two styles may join: a list with * and one with -.
  return isEqual(merged, after) ? merged : plain;
};
