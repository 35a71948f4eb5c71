import { balanceLines, estimateWidth } from "../../lib/wrap-text";

/** The style of a line of text (Drawing.module.scss). */
export type TextStyle = "body" | "strong" | "soft" | "figure" | "action";

/** The style of a rectangle or a path (Drawing.module.scss). */
export type PathStyle =
  "frame" | "field" | "highlight" | "bar" | "action" | "rule" | "line" | "reply" | "arrowhead";

export type TextLine = { x: number; y: number; text: string; style: TextStyle; anchor: Anchor };
type Anchor = "start" | "middle" | "end";

export type SvgPath = { d: string; style: PathStyle };

export type Diagram = { lines: TextLine[]; paths: SvgPath[]; height: number };

/** Font sizes in the unit of the diagrams, about a pixel. */
export const fontSizes: Record<TextStyle, number> = {
  body: 14,
  strong: 14,
  soft: 13,
  figure: 24,
  action: 14,
};

/** Sizes for estimating text width: regular weight is narrower than bold. */
const metricSizes: Record<TextStyle, number> = {
  ...fontSizes,
  body: fontSizes.body * 0.97,
  soft: fontSizes.soft * 0.97,
};

/** An upper estimate of the width of a line of text. */
export const textWidth = (text: string, style: TextStyle) =>
  estimateWidth(text, metricSizes[style]);

export const lineHeight = (style: TextStyle) => Math.round(fontSizes[style] * 1.3);

type TextBounds = { x: number; y: number; width: number; anchor?: Anchor };

/** Wraps a text and positions its lines; `y` is the top of the first line. */
export const layoutText = (
  text: string,
  style: TextStyle,
  { x, y, width, anchor = "start" }: TextBounds,
) =>
  balanceLines(text, metricSizes[style], width).map((line, index): TextLine => ({
    x,
    // The baseline is 0.95 of the font size below the line's top.
    y: Math.round(y + index * lineHeight(style) + fontSizes[style] * 0.95),
    text: line,
    style,
    anchor,
  }));

/** The height of a text wrapped to a width. */
export const textHeight = (text: string, style: TextStyle, width: number) =>
  balanceLines(text, metricSizes[style], width).length * lineHeight(style);

export const rect = (
  style: PathStyle,
  x: number,
  y: number,
  width: number,
  height: number,
): SvgPath => ({
  style,
  d: `M${x} ${y}h${width}v${height}h${-width}z`,
});

export const rule = (x: number, y: number, width: number): SvgPath => ({
  style: "rule",
  d: `M${x} ${y}h${width}`,
});

/** An upper estimate of the bounding box of a line of text. */
export const boundingBox = ({ x, y, text, style, anchor }: TextLine) => {
  const width = textWidth(text, style);
  const left = x - { start: 0, middle: width / 2, end: width }[anchor];

  return {
    left,
    right: left + width,
    top: y - fontSizes[style] * 0.76,
    bottom: y + fontSizes[style] * 0.24,
  };
};

/** Merges diagrams; the result is as high as the highest. */
export const merge = (parts: readonly Diagram[]): Diagram => ({
  lines: parts.flatMap(({ lines }) => lines),
  paths: parts.flatMap(({ paths }) => paths),
  height: Math.max(0, ...parts.map(({ height }) => height)),
});
