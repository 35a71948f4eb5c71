import { balanceLines, estimateWidth } from "../../lib/text-lines";

/** The style of a line of text (Drawing.module.scss). */
export type TextStyle = "body" | "strong" | "soft" | "figure" | "act";

/** The style of a rectangle or a path (Drawing.module.scss). */
export type PathStyle =
  "frame" | "field" | "mark" | "bar" | "act" | "rule" | "line" | "reply" | "head";

export type TextLine = { x: number; y: number; text: string; voice: TextStyle; anchor: Anchor };
type Anchor = "start" | "middle" | "end";

export type SvgPath = { d: string; ink: PathStyle };

export type Diagram = { lines: TextLine[]; paths: SvgPath[]; height: number };

/** Font sizes in the unit of the diagrams, about a pixel. */
export const sizes: Record<TextStyle, number> = {
  body: 14,
  strong: 14,
  soft: 13,
  figure: 24,
  act: 14,
};

/** Sizes for estimating text width: regular weight is narrower than bold. */
const metricSizes: Record<TextStyle, number> = {
  ...sizes,
  body: sizes.body * 0.97,
  soft: sizes.soft * 0.97,
};

/** An upper estimate of the width of a line of text. */
export const textWidth = (text: string, voice: TextStyle) =>
  estimateWidth(text, metricSizes[voice]);

export const lineHeight = (voice: TextStyle) => Math.round(sizes[voice] * 1.3);

type Place = { x: number; y: number; width: number; anchor?: Anchor };

/** Wraps a text and positions its lines; `y` is the top of the first line. */
export const layoutText = (
  text: string,
  voice: TextStyle,
  { x, y, width, anchor = "start" }: Place,
) =>
  balanceLines(text, metricSizes[voice], width).map((line, index): TextLine => ({
    x,
    // The baseline is 0.95 of the font size below the line's top.
    y: Math.round(y + index * lineHeight(voice) + sizes[voice] * 0.95),
    text: line,
    voice,
    anchor,
  }));

/** The height of a text wrapped to a width. */
export const textHeight = (text: string, voice: TextStyle, width: number) =>
  balanceLines(text, metricSizes[voice], width).length * lineHeight(voice);

export const rect = (
  ink: PathStyle,
  x: number,
  y: number,
  width: number,
  height: number,
): SvgPath => ({
  ink,
  d: `M${x} ${y}h${width}v${height}h${-width}z`,
});

export const rule = (x: number, y: number, width: number): SvgPath => ({
  ink: "rule",
  d: `M${x} ${y}h${width}`,
});

/** An upper estimate of the bounding box of a line of text. */
export const boundingBox = ({ x, y, text, voice, anchor }: TextLine) => {
  const width = textWidth(text, voice);
  const left = x - { start: 0, middle: width / 2, end: width }[anchor];

  return {
    left,
    right: left + width,
    top: y - sizes[voice] * 0.76,
    bottom: y + sizes[voice] * 0.24,
  };
};

/** Merges diagrams; the result is as high as the highest. */
export const merge = (parts: readonly Diagram[]): Diagram => ({
  lines: parts.flatMap(({ lines }) => lines),
  paths: parts.flatMap(({ paths }) => paths),
  height: Math.max(0, ...parts.map(({ height }) => height)),
});
