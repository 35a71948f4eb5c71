/** The sheet and the frames of interface drawings: browser, phone, tablet. */
import { contour, sample } from "./contours.mjs";
import { swell } from "./noise.mjs";
import { bar } from "./parts.mjs";
import { circle, fill, group, joined, line, mix, rect, ring, stroke } from "./svg.mjs";

/**
 * The colours of one project's screens, all made from its own colour.
 * @param {string} main
 * @param {boolean} [light] whether the sheet behind the frames is light
 */
export const scheme = (main, light = false) => ({
  main,
  ground: light ? mix(main, "#f6f4ee", 0.66) : mix(main, "#0b1a1f", 0.6),
  groundLow: light ? mix(main, "#f6f4ee", 0.56) : mix(main, "#0b1a1f", 0.72),
  mark: light ? mix(main, "#14181d", 0.45) : "#cfe3dc",
  tint: mix(main, "#fffdf8", 0.86),
  soft: mix(main, "#fffdf8", 0.62),
  ink: "#1d2429",
  grey: "#8d9496",
  pale: "#d9d6cc",
  line: "#e6e2d8",
  paper: "#f6f4ee",
  raised: "#fffdf8",
  warn: "#c8401f",
  warnTint: "#f6dfd6",
});

/** @typedef {ReturnType<typeof scheme>} Scheme */
/** @typedef {import('./svg.mjs').Drawing} Drawing */

/**
 * A sheet in the project's colour with quiet contours behind the frames.
 * @param {string} name seed
 * @param {Scheme} c
 */
export function backdrop(name, c) {
  const noise = swell(`project/${name}`, { spread: 0.35 });
  const field = sample(1600, 1200, (x, y) => y / 52 + x / 260 + 5 * noise(x / 1100, y / 1000), 12);
  const parts = [rect(0, 0, 1600, 1200, c.ground), fill(contour(field, 19), c.groundLow)];
  for (let n = -12; n < 42; n += 1) {
    const index = n % 5 === 0;
    parts.push(
      stroke(contour(field, n), mix(c.ground, c.mark, index ? 0.34 : 0.18), index ? 2.6 : 1.8),
    );
  }
  return parts.join("");
}

/**
 * The whole drawing as SVG.
 * @type {(content: Drawing) => string}
 */
export const screen = (content) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200" viewBox="0 0 1600 1200">${joined(content)}</svg>`;

/**
 * Content moved to a frame and cut off at its rounded corners; a browser's upper ones are square.
 * @type {(x: number, y: number, width: number, height: number, r: number, content: Drawing, above?: number) => Drawing}
 */
const framed = (x, y, width, height, r, content, above = 0) => {
  const id = `frame-${x}-${y}`;
  return [
    `<clipPath id="${id}"><rect y="${-above}" width="${width}" height="${height + above}" rx="${r}"/></clipPath>`,
    group(group(content, { "clip-path": `url(#${id})` }), {
      transform: `translate(${x} ${y})`,
    }),
  ];
};

/**
 * A browser window; the content starts at 0, 0 below its bar.
 * @type {(c: Scheme, x: number, y: number, width: number, height: number, content: Drawing) => Drawing}
 */
export const browser = (c, x, y, width, height, content) => [
  rect(x, y, width, height, c.raised, 16, { stroke: mix(c.ink, c.main, 0.4), "stroke-width": 3 }),
  fill(
    `M${x + 1} ${y + 56}V${y + 16}a15 15 0 0 1 15 -15h${width - 32}a15 15 0 0 1 15 15v40z`,
    c.paper,
  ),
  line(x, y + 56, x + width, y + 56, c.pale, 2),
  [30, 56, 82].map((dx) => ring(x + dx, y + 28, 7, c.grey, 2.5)),
  rect(x + 120, y + 14, Math.min(560, width - 240), 28, c.raised, 14, {
    stroke: c.pale,
    "stroke-width": 2,
  }),
  bar(x + 140, y + 28, 190, c.pale, 8),
  framed(x + 1.5, y + 57, width - 3, height - 58.5, 14, content, 20),
];

/**
 * A phone; the content starts at 0, 0 of its screen.
 * @type {(c: Scheme, x: number, y: number, width: number, height: number, content: Drawing, ground?: string) => Drawing}
 */
export const phone = (c, x, y, width, height, content, ground = c.raised) => [
  rect(x, y, width, height, c.ink, 58, { stroke: mix(c.ground, c.mark, 0.5), "stroke-width": 3 }),
  rect(x + 14, y + 14, width - 28, height - 28, ground, 46),
  framed(x + 14, y + 14, width - 28, height - 28, 46, content),
  rect(x + width / 2 - 54, y + 30, 108, 26, c.ink, 13),
  rect(x + width / 2 - 66, y + height - 32, 132, 6, c.ink, 3),
];

/**
 * A tablet; the content starts at 0, 0 of its screen.
 * @type {(c: Scheme, x: number, y: number, width: number, height: number, content: Drawing) => Drawing}
 */
export const tablet = (c, x, y, width, height, content) => [
  rect(x, y, width, height, c.ink, 44, { stroke: mix(c.ground, c.mark, 0.5), "stroke-width": 3 }),
  rect(x + 34, y + 34, width - 68, height - 68, c.raised, 14),
  circle(x + 17, y + height / 2, 5, "#59626a"),
  framed(x + 34, y + 34, width - 68, height - 68, 14, content),
];

/**
 * A measured distance beside a frame, as on a drawing.
 * @type {(x1: number, y1: number, x2: number, y2: number, colour: string) => Drawing}
 */
export const measure = (x1, y1, x2, y2, colour) => {
  const across = x1 === x2 ? 14 : 0;
  const up = 14 - across;
  /** @param {number} x @param {number} y */
  const end = (x, y) => [
    line(x - across, y - up, x + across, y + up, colour, 2),
    line(x - 8, y + 8, x + 8, y - 8, colour, 2.5),
  ];
  return [line(x1, y1, x2, y2, colour, 2), end(x1, y1), end(x2, y2)];
};
