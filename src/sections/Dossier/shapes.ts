import { balanceLines, estimateWidth } from "../../lib/text-lines";

/** What a line of text in a drawing is; its look follows from that (Drawing.module.scss). */
export type Voice = "body" | "strong" | "soft" | "figure" | "act";

/** What a rectangle or a path in a drawing is. */
export type Ink = "frame" | "field" | "mark" | "bar" | "act" | "rule" | "line" | "reply" | "head";

export type Word = { x: number; y: number; text: string; voice: Voice; anchor: Anchor };
type Anchor = "start" | "middle" | "end";

/** A path of straight lines, in SVG's words. */
export type Stroke = { d: string; ink: Ink };

/** The parts of a drawing, and how high it is. */
export type Shapes = { words: Word[]; strokes: Stroke[]; height: number };

/** Type sizes in the unit of the drawings, near to a pixel at their usual size. */
export const sizes: Record<Voice, number> = { body: 14, strong: 14, soft: 13, figure: 24, act: 14 };

/** The sizes by which widths are reckoned: letters that are not bold are narrower. */
const reckoned: Record<Voice, number> = {
  ...sizes,
  body: sizes.body * 0.97,
  soft: sizes.soft * 0.97,
};

/** How wide a line of text is at most. */
export const spanOf = (text: string, voice: Voice) => estimateWidth(text, reckoned[voice]);

export const lineHeight = (voice: Voice) => Math.round(sizes[voice] * 1.3);

type Place = { x: number; y: number; width: number; anchor?: Anchor };

/** The lines of a text in a place, below one another; its y is the top of the first line. */
export const wordsIn = (text: string, voice: Voice, { x, y, width, anchor = "start" }: Place) =>
  balanceLines(text, reckoned[voice], width).map((line, index): Word => ({
    x,
    // The base line: three quarters of the type size are above it.
    y: Math.round(y + index * lineHeight(voice) + sizes[voice] * 0.95),
    text: line,
    voice,
    anchor,
  }));

/** How high a text is in a width. */
export const heightIn = (text: string, voice: Voice, width: number) =>
  balanceLines(text, reckoned[voice], width).length * lineHeight(voice);

export const box = (ink: Ink, x: number, y: number, width: number, height: number): Stroke => ({
  ink,
  d: `M${x} ${y}h${width}v${height}h${-width}z`,
});

export const rule = (x: number, y: number, width: number): Stroke => ({
  ink: "rule",
  d: `M${x} ${y}h${width}`,
});

/** The rectangle that a line of text takes at most. */
export const extentOf = ({ x, y, text, voice, anchor }: Word) => {
  const width = spanOf(text, voice);
  const left = x - { start: 0, middle: width / 2, end: width }[anchor];

  return {
    left,
    right: left + width,
    top: y - sizes[voice] * 0.76,
    bottom: y + sizes[voice] * 0.24,
  };
};

/** Several drawings as one, as high as the lowest end. */
export const together = (parts: readonly Shapes[]): Shapes => ({
  words: parts.flatMap(({ words }) => words),
  strokes: parts.flatMap(({ strokes }) => strokes),
  height: Math.max(0, ...parts.map(({ height }) => height)),
});
