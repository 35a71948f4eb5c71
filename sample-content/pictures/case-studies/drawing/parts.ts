import { circle, type Drawing, fill, rect, stroke } from "../../svg/shapes.ts";

/** A word or line of text, drawn as a bar centered on y. */
export const bar = (x: number, y: number, width: number, color: string, height = 12): string =>
  rect(x, y - height / 2, width, height, color, height / 2);

/** A paragraph of bars, the last one shorter. */
export const lines = (
  x: number,
  y: number,
  width: number,
  count: number,
  color: string,
  gap = 26,
  height = 10,
): Drawing =>
  Array.from({ length: count }, (_, n) =>
    bar(
      x,
      y + n * gap,
      n === count - 1 ? width * 0.62 : width * (1 - 0.06 * (n % 3)),
      color,
      height,
    ),
  );

/** A button with a bar as its label. */
export const button = (
  x: number,
  y: number,
  width: number,
  height: number,
  color: string,
  label: string,
  edge?: string,
): Drawing => [
  rect(x, y, width, height, color, 10, edge ? { stroke: edge, "stroke-width": 2.5 } : {}),
  bar(x + width * 0.28, y + height / 2, width * 0.44, label, Math.min(14, height / 4)),
];

/** A small state label: a tinted pill with a dot. */
export const pill = (
  x: number,
  y: number,
  width: number,
  background: string,
  color: string,
): Drawing => [
  rect(x, y - 15, width, 30, background, 15),
  circle(x + 18, y, 5, color),
  bar(x + 32, y, width - 50, color, 8),
];

/** A head in a ring. */
export const face = (
  x: number,
  y: number,
  r: number,
  background: string,
  color: string,
): Drawing => [
  circle(x, y, r, background),
  circle(x, y - r * 0.18, r * 0.3, color),
  fill(`M${x - r * 0.55} ${y + r * 0.62}a${r * 0.55} ${r * 0.5} 0 0 1 ${r * 1.1} 0z`, color),
];

/** A tick in a disc. */
export const tick = (
  x: number,
  y: number,
  r: number,
  background: string,
  color: string,
): Drawing => [
  circle(x, y, r, background),
  stroke(
    `M${x - r * 0.42} ${y + r * 0.04}l${r * 0.3} ${r * 0.32}l${r * 0.56} ${-r * 0.66}`,
    color,
    Math.max(2.5, r * 0.17),
    { "stroke-linecap": "round" },
  ),
];

/** A cross, the counterpart of a tick. */
export const cross = (
  x: number,
  y: number,
  r: number,
  background: string,
  color: string,
): Drawing => [
  circle(x, y, r, background),
  stroke(
    `M${x - r * 0.34} ${y - r * 0.34}l${r * 0.68} ${r * 0.68}m0 ${-r * 0.68}l${-r * 0.68} ${r * 0.68}`,
    color,
    Math.max(2.5, r * 0.17),
    { "stroke-linecap": "round" },
  ),
];
