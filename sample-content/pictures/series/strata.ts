/** The blog: a cross-section through the ground under the water, with its layers and a borehole. */
import { at } from "../lists.ts";
import { type PaletteName } from "../palette.ts";
import { curve, graph } from "../relief/curves.ts";
import { createNoise } from "../relief/noise.ts";
import { createRandom } from "../relief/random.ts";
import { circle, clipPath, fill, group, line, rect, stroke } from "../svg/shapes.ts";
import { createSheet, type Sheet } from "../svg/sheet.ts";
import { drawStaff } from "../symbols/graduations.ts";
import { drawCrosses, drawLeader, drawLevelMark } from "../symbols/marks.ts";

/** The height of a layer's upper face. */
type Top = (x: number) => number;

/** Fillings of a layer, as small SVG patterns. */
const textures: Record<string, (color: string) => string> = {
  sand: (color) => circle(8, 8, 2.2, color) + circle(26, 24, 2.2, color),
  clay: (color) => stroke("M2 9h20M20 27h20", color, 2),
  rock: (color) => stroke("M-4 40L40 -4M-4 4L4 -4M32 40L40 32", color, 2),
  lime: (color) => stroke("M0 2H36M0 20H36M9 2V20M27 20V38", color, 1.8),
  chalk: (color) => stroke("M6 10h10M11 5v10M26 28h8", color, 1.8),
};

export type StrataOptions = {
  palette?: PaletteName;
  layers?: number;
  /** Unevenness of the layers, in pixels. */
  unevenness?: number;
  /** The position of the fault that shifts the layers, as a share of the width. */
  fault?: number;
  /** The position of the borehole, as a share of the width. */
  borehole: number;
};

/** Layers of the ground from top to bottom, under still water. */
export function drawStrata(name: string, options: StrataOptions): string {
  const { palette, layers = 9, unevenness = 70, fault, borehole } = options;
  const sheet = createSheet({ palette });
  const { width, height } = sheet;
  const next = createRandom(`article/${name}`);
  const noise = createNoise(`article/${name}`, { shortestWavelength: 0.25 });
  const top = height * 0.32;
  let depth = top;
  const tops: Top[] = [];
  for (let n = 0; n < layers; n += 1) {
    const own = depth;
    const above = tops.at(-1);
    depth += ((height - top) / (layers - 1.4)) * (0.55 + next() * 0.9);
    const bend = unevenness * (1 - (0.5 * n) / layers);
    const free: Top = (x) => own + bend * noise((x / width) * 1.5, n * 0.23);
    tops.push(above ? (x) => Math.max(free(x), above(x) + 16) : free);
  }
  const names = Object.keys(textures);
  const first = Math.floor(next() * names.length);
  const patterns = Object.entries(textures).map(
    ([id, texture]) =>
      `<pattern id="${id}" width="36" height="36" patternUnits="userSpaceOnUse">${texture(sheet.tone(0.36))}</pattern>`,
  );
  sheet.add(`<defs>${patterns.join("")}</defs>`);
  const water = Math.round(top - 104);
  drawCrosses(sheet, (_, y) => y < water - 40, 0.42);
  const block = (shift: number) =>
    tops.map((_, n) => layer(sheet, tops, n, shift, at(names, first + Math.floor(n / 2))));
  const x1 = (fault ?? 2) * width - 60;
  const x2 = x1 + 300;
  const y1 = top - 240;
  const floor = at(tops, 0);
  const throwOfFault = fault ? 58 + next() * 30 : 0;
  const shiftAt = (x: number) =>
    x > x1 + ((floor(x) - y1) / (height - y1)) * (x2 - x1) ? throwOfFault : 0;
  const beside = (edge: number) =>
    `<path d="M${edge} 0H${x1}L${x1} ${y1}L${x2} ${height}H${edge}Z"/>`;
  sheet.add(
    clipPath("near", beside(-60)),
    clipPath("far", beside(width + 60)),
    group(block(0), { "clip-path": "url(#near)" }),
  );
  if (fault) sheet.add(group(block(throwOfFault), { "clip-path": "url(#far)" }));
  drawWater(sheet, (x) => floor(x) + shiftAt(x), water);
  drawLevelMark(
    sheet,
    Math.round((borehole > 0.5 ? 0.3 : 0.72) * width),
    water - 3,
    sheet.signal,
    22,
  );
  if (fault)
    sheet.add(
      line(x1, y1, x2, height, sheet.tone(0.95), 2.5, { "stroke-dasharray": "26 10 6 10" }),
    );
  drawBorehole(sheet, tops, borehole * width, water - 96);
  drawStaff(sheet);
  return sheet.toString();
}

/** One layer with all below it; every second one has a texture, the others thin laminations. */
function layer(sheet: Sheet, tops: Top[], n: number, shift: number, texture: string) {
  const upper = at(tops, n);
  const lower = tops[n + 1];
  const trace = (share: number) =>
    curve(
      graph(
        [-60, sheet.width + 60],
        24,
        (x) => shift + upper(x) + (lower ? share * (lower(x) - upper(x)) : 0),
      ),
    );
  const body = `${trace(0)}V${sheet.height + 60}H-60Z`;
  const { high, background, low } = sheet;
  const parts = [fill(body, at([high, background, low, background], n))];
  if (n % 2 === 0) parts.push(fill(body, `url(#${texture})`));
  else if (lower)
    for (const share of [0.2, 0.4, 0.6, 0.8])
      parts.push(stroke(trace(share), sheet.tone(0.32), 1.8));
  const weight = n === 0 ? 5 : n % 3 ? 2.2 : 3.4;
  parts.push(stroke(trace(0), sheet.tone(n === 0 ? 1 : 0.75), weight));
  return parts;
}

/** Still water above the ground: a signal line, and thinning lines under it. */
function drawWater(sheet: Sheet, bottom: Top, y: number) {
  let d = "";
  for (let n = 1; n < 7; n += 1) {
    const depth = y + n * (14 + n * 1.5);
    for (let x = 0; x < sheet.width; x += 10) {
      if (bottom(x) > depth + 14 && bottom(x + 10) > depth + 14) d += `M${x} ${depth}h10`;
    }
  }
  sheet.add(stroke(d, sheet.tone(0.36), 2), line(0, y, sheet.width, y, sheet.signal, 5));
}

/** A borehole through the layers, with a mark wherever it meets a new one. */
function drawBorehole(sheet: Sheet, tops: Top[], x: number, from: number) {
  const end = sheet.height * 0.9;
  const outline = { stroke: sheet.ink, "stroke-width": 2.5 };
  sheet.add(rect(x - 15, from, 30, end - from, sheet.background, 0, outline));
  const crossings = tops.map((top) => top(x)).filter((y) => y < end - 20);
  crossings.forEach((y, n) => {
    const below = crossings[n + 1] ?? end;
    if (n % 2 === 0) sheet.add(rect(x - 15, y, 30, below - y, sheet.tone(0.62)));
    sheet.add(line(x - 15, y, x + 15, y, sheet.ink, 2.5));
  });
  sheet.add(group(circle(x, end, 7, sheet.ink)));
  const y = crossings[3] ?? end;
  drawLeader(sheet, [x, y], [x + 110, y - 70]);
}
