import { cameraColor, mix, type Scheme } from "../../palette.ts";
import { contour } from "../../relief/contours.ts";
import { sample } from "../../relief/field.ts";
import { createNoise } from "../../relief/noise.ts";
import {
  circle,
  clipPath,
  type Drawing,
  fill,
  group,
  line,
  rect,
  ring,
  stroke,
  svgDocument,
} from "../../svg/shapes.ts";
import { bar } from "./parts.ts";

const WIDTH = 1600;
const HEIGHT = 1200;

/** The background in the project's color, with quiet contours. */
function backdrop(name: string, c: Scheme) {
  const noise = createNoise(`project/${name}`, { shortestWavelength: 0.35 });
  const heightAt = (x: number, y: number) => y / 52 + x / 260 + 5 * noise(x / 1100, y / 1000);
  const field = sample(WIDTH, HEIGHT, heightAt, 12);
  const parts = [
    rect(0, 0, WIDTH, HEIGHT, c.background),
    fill(contour(field, 19), c.backgroundLow),
  ];
  for (let n = -12; n < 42; n += 1) {
    const [share, width] = n % 5 === 0 ? [0.34, 2.6] : [0.18, 1.8];
    parts.push(stroke(contour(field, n), mix(c.background, c.annotation, share), width));
  }
  return parts;
}

/** The whole picture: frames on a background, as SVG. */
export const drawCaseStudy = (name: string, c: Scheme, frames: Drawing) =>
  svgDocument(WIDTH, HEIGHT, [backdrop(name, c), frames]);

/**
 * Content moved to a frame and cut off at its corners, which `r` rounds; `above` moves the upper
 * ones out of sight, so that they are square.
 */
const clipped = (
  x: number,
  y: number,
  width: number,
  height: number,
  r: number,
  content: Drawing,
  above = 0,
): Drawing => {
  const id = `frame-${x}-${y}`;
  return [
    clipPath(id, `<rect y="${-above}" width="${width}" height="${height + above}" rx="${r}"/>`),
    group(group(content, { "clip-path": `url(#${id})` }), { transform: `translate(${x} ${y})` }),
  ];
};

/** A browser window; the content starts at 0, 0 below its bar. */
export const browser = (
  c: Scheme,
  x: number,
  y: number,
  width: number,
  height: number,
  content: Drawing,
): Drawing => [
  rect(x, y, width, height, c.raised, 16, { stroke: mix(c.ink, c.main, 0.4), "stroke-width": 3 }),
  fill(
    `M${x + 1} ${y + 56}V${y + 16}a15 15 0 0 1 15 -15h${width - 32}a15 15 0 0 1 15 15v40z`,
    c.paper,
  ),
  line(x, y + 56, x + width, y + 56, c.pale, 2),
  [30, 56, 82].map((dx) => ring(x + dx, y + 28, 7, c.gray, 2.5)),
  rect(x + 120, y + 14, Math.min(560, width - 240), 28, c.raised, 14, {
    stroke: c.pale,
    "stroke-width": 2,
  }),
  bar(x + 140, y + 28, 190, c.pale, 8),
  clipped(x + 1.5, y + 57, width - 3, height - 58.5, 14, content, 20),
];

/** A phone; the content starts at 0, 0 of its screen. */
export const phone = (
  c: Scheme,
  x: number,
  y: number,
  width: number,
  height: number,
  content: Drawing,
  background = c.raised,
): Drawing => [
  rect(x, y, width, height, c.ink, 58, {
    stroke: mix(c.background, c.annotation, 0.5),
    "stroke-width": 3,
  }),
  rect(x + 14, y + 14, width - 28, height - 28, background, 46),
  clipped(x + 14, y + 14, width - 28, height - 28, 46, content),
  rect(x + width / 2 - 54, y + 30, 108, 26, c.ink, 13),
  rect(x + width / 2 - 66, y + height - 32, 132, 6, c.ink, 3),
];

/** A tablet; the content starts at 0, 0 of its screen. */
export const tablet = (
  c: Scheme,
  x: number,
  y: number,
  width: number,
  height: number,
  content: Drawing,
): Drawing => [
  rect(x, y, width, height, c.ink, 44, {
    stroke: mix(c.background, c.annotation, 0.5),
    "stroke-width": 3,
  }),
  rect(x + 34, y + 34, width - 68, height - 68, c.raised, 14),
  circle(x + 17, y + height / 2, 5, cameraColor),
  clipped(x + 34, y + 34, width - 68, height - 68, 14, content),
];

/** A dimension line beside a frame, as on a technical drawing. */
export const dimension = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  color: string,
): Drawing => {
  const across = x1 === x2 ? 14 : 0;
  const up = 14 - across;
  const end = (x: number, y: number) => [
    line(x - across, y - up, x + across, y + up, color, 2),
    line(x - 8, y + 8, x + 8, y - 8, color, 2.5),
  ];
  return [line(x1, y1, x2, y2, color, 2), end(x1, y1), end(x2, y2)];
};
