/** Parts of interface drawings: bars for text, controls, charts. */
import { smooth } from "./contours.mjs";
import { at } from "./lists.mjs";
import { circle, fill, line, rect, ring, stroke } from "./svg.mjs";

/** @typedef {import('./svg.mjs').Drawing} Drawing */
/** @typedef {import('./frames.mjs').Scheme} Scheme */

/**
 * A word or line of text, drawn as a bar centred on y.
 * @type {(x: number, y: number, width: number, colour: string, height?: number) => string}
 */
export const bar = (x, y, width, colour, height = 12) =>
  rect(x, y - height / 2, width, height, colour, height / 2);

/**
 * A paragraph of bars, the last one shorter.
 * @type {(x: number, y: number, width: number, count: number, colour: string, gap?: number, height?: number) => Drawing}
 */
export const lines = (x, y, width, count, colour, gap = 26, height = 10) =>
  Array.from({ length: count }, (_, n) =>
    bar(
      x,
      y + n * gap,
      n === count - 1 ? width * 0.62 : width * (1 - 0.06 * (n % 3)),
      colour,
      height,
    ),
  );

/**
 * A button with a bar as its label.
 * @type {(x: number, y: number, width: number, height: number, colour: string, label: string, edge?: string) => Drawing}
 */
export const button = (x, y, width, height, colour, label, edge) => [
  rect(x, y, width, height, colour, 10, edge ? { stroke: edge, "stroke-width": 2.5 } : {}),
  bar(x + width * 0.28, y + height / 2, width * 0.44, label, Math.min(14, height / 4)),
];

/**
 * A small state label: a tinted pill with a dot.
 * @type {(x: number, y: number, width: number, ground: string, colour: string) => Drawing}
 */
export const pill = (x, y, width, ground, colour) => [
  rect(x, y - 15, width, 30, ground, 15),
  circle(x + 18, y, 5, colour),
  bar(x + 32, y, width - 50, colour, 8),
];

/**
 * A head in a ring.
 * @type {(x: number, y: number, r: number, ground: string, colour: string) => Drawing}
 */
export const face = (x, y, r, ground, colour) => [
  circle(x, y, r, ground),
  circle(x, y - r * 0.18, r * 0.3, colour),
  fill(`M${x - r * 0.55} ${y + r * 0.62}a${r * 0.55} ${r * 0.5} 0 0 1 ${r * 1.1} 0z`, colour),
];

/**
 * A tick in a disc.
 * @type {(x: number, y: number, r: number, ground: string, colour: string) => Drawing}
 */
export const tick = (x, y, r, ground, colour) => [
  circle(x, y, r, ground),
  stroke(
    `M${x - r * 0.42} ${y + r * 0.04}l${r * 0.3} ${r * 0.32}l${r * 0.56} ${-r * 0.66}`,
    colour,
    Math.max(2.5, r * 0.17),
    { "stroke-linecap": "round" },
  ),
];

/**
 * A cross, the counterpart of a tick.
 * @type {(x: number, y: number, r: number, ground: string, colour: string) => Drawing}
 */
export const cross = (x, y, r, ground, colour) => [
  circle(x, y, r, ground),
  stroke(
    `M${x - r * 0.34} ${y - r * 0.34}l${r * 0.68} ${r * 0.68}m0 ${-r * 0.68}l${-r * 0.68} ${r * 0.68}`,
    colour,
    Math.max(2.5, r * 0.17),
    { "stroke-linecap": "round" },
  ),
];

/**
 * A column chart over a base line; `marked` columns carry the main colour.
 * @type {(x: number, y: number, width: number, height: number, values: number[], c: Scheme, marked?: (n: number) => boolean) => Drawing}
 */
export const columns = (x, y, width, height, values, c, marked = () => true) => {
  const step = width / values.length;
  return [
    [0.25, 0.5, 0.75, 1].map((part) =>
      line(x, y + height * (1 - part), x + width, y + height * (1 - part), c.line, 2),
    ),
    values.map((value, n) =>
      rect(
        x + n * step + step * 0.18,
        y + height * (1 - value),
        step * 0.64,
        height * value,
        marked(n) ? c.main : c.soft,
        3,
      ),
    ),
    line(x, y + height, x + width, y + height, c.grey, 2),
  ];
};

/**
 * A line chart with a tinted area and a point at its end.
 * @type {(x: number, y: number, width: number, height: number, values: number[], c: Scheme) => Drawing}
 */
export const trend = (x, y, width, height, values, c) => {
  /** @type {import('./contours.mjs').Point[]} */
  const points = values.map((value, n) => [
    x + (n / (values.length - 1)) * width,
    y + height * (1 - value),
  ]);
  const [lastX, lastY] = at(points, -1);
  return [
    [0, 0.33, 0.66].map((part) =>
      line(x, y + height * part, x + width, y + height * part, c.line, 2),
    ),
    fill(`${smooth(points, false)}V${y + height}H${x}Z`, c.tint),
    stroke(smooth(points, false), c.main, 4),
    line(x, y + height, x + width, y + height, c.grey, 2),
    circle(lastX, lastY, 9, c.raised, { stroke: c.main, "stroke-width": 4 }),
  ];
};

/**
 * A ring chart; the share is drawn in the main colour.
 * @type {(x: number, y: number, r: number, part: number, c: Scheme, width?: number) => Drawing}
 */
export const share = (x, y, r, part, c, width = 22) => {
  const angle = 2 * Math.PI * part - Math.PI / 2;
  const end = `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`;
  return [
    ring(x, y, r, c.soft, width),
    stroke(`M${x} ${y - r}A${r} ${r} 0 ${part > 0.5 ? 1 : 0} 1 ${end}`, c.main, width),
  ];
};
