import { at } from "../../lists.ts";
import { trade as c } from "../../palette.ts";
import { type Drawing, rect, stroke } from "../../svg/shapes.ts";

/** Small line drawings of what the wholesaler sells: nut, washer, elbow, tee, screw and valve. */
const outlines = [
  "M-24 0L-12 -21H12L24 0L12 21H-12ZM-11 0a11 11 0 1 0 22 0a11 11 0 1 0 -22 0",
  "M-24 0a24 24 0 1 0 48 0a24 24 0 1 0 -48 0M-10 0a10 10 0 1 0 20 0a10 10 0 1 0 -20 0",
  "M-24 -18h14v8h6a14 14 0 0 1 14 14v6h8v14h-30v-14h8v-2a4 4 0 0 0 -4 -4h-2v8h-14z",
  "M-26 -10h16v-14h20v14h16v20h-52z",
  "M-12 -24h24v10h-7v32l-5 8l-5 -8v-32h-7zM-5 -6h10M-5 2h10M-5 10h10",
  "M-26 -4v24l26 -12l26 12v-24l-26 12zM0 8v-22M-14 -20h28",
];

/** One fitting on a tile, centered on x and y. */
export const fitting = (x: number, y: number, size: number, n: number, color = c.main): Drawing => [
  rect(x - size / 2, y - size / 2, size, size, c.tint, 8),
  `<g transform="translate(${x} ${y}) scale(${(size / 76).toFixed(2)})">${stroke(at(outlines, n), color, 3)}</g>`,
];
