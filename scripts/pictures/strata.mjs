/** Articles: a cross-section through the ground under the water, with its layers and a borehole. */
import { smooth } from "./contours.mjs";
import { at } from "./lists.mjs";
import { random, swell } from "./noise.mjs";
import { crosses, leader, level, staff } from "./marks.mjs";
import { circle, fill, group, line, rect, sheet, stroke } from "./svg.mjs";

/** @typedef {(x: number) => number} Top the height of a layer's upper face */

/**
 * Fillings of a layer, as small SVG patterns.
 * @type {Record<string, (colour: string) => string>}
 */
const TEXTURES = {
  sand: (colour) =>
    `<circle cx="8" cy="8" r="2.2" fill="${colour}"/><circle cx="26" cy="24" r="2.2" fill="${colour}"/>`,
  clay: (colour) => stroke("M2 9h20M20 27h20", colour, 2),
  rock: (colour) => stroke("M-4 40L40 -4M-4 4L4 -4M32 40L40 32", colour, 2),
  lime: (colour) => stroke("M0 2H36M0 20H36M9 2V20M27 20V38", colour, 1.8),
  chalk: (colour) => stroke("M6 10h10M11 5v10M26 28h8", colour, 1.8),
};

/**
 * Layers of a section from top to bottom; a fault shifts them on one side.
 * @param {string} name seed
 * @param {object} [options]
 * @param {import('./svg.mjs').Ground} [options.ground]
 * @param {number} [options.layers]
 * @param {number} [options.relief] unevenness of the layers, in pixels
 * @param {number} [options.dip] fall of the layers from left to right, in pixels
 * @param {number} [options.fault] where a fault cuts, 0 to 1
 * @param {number} [options.bore] where the borehole stands, 0 to 1
 * @param {number} [options.top] where the ground begins, 0 to 1
 * @param {1 | -1} [options.side] where the staff stands
 * @param {number} [options.level] where the level mark stands, 0 to 1
 * @returns {string}
 */
export function strata(name, options = {}) {
  const { ground, layers = 9, relief = 70, dip = 0, fault, bore = 0.3, side = 1 } = options;
  const page = sheet({ ground });
  const { width, height } = page;
  const next = random(`article/${name}`);
  const noise = swell(`article/${name}`, { spread: 0.25 });
  const top = height * (options.top ?? 0.32);
  let depth = top;
  /** @type {Top[]} */
  const tops = [];
  for (let n = 0; n < layers; n += 1) {
    const own = depth;
    const above = tops.at(-1);
    depth += ((height - top) / (layers - 1.4)) * (0.55 + next() * 0.9);
    const calm = relief * (1 - (0.5 * n) / layers);
    /** @type {Top} */
    const free = (x) => own + dip * (x / width - 0.5) + calm * noise((x / width) * 1.5, n * 0.23);
    tops.push(above ? (x) => Math.max(free(x), above(x) + 16) : free);
  }
  const kinds = Object.entries(TEXTURES);
  const start = Math.floor(next() * kinds.length);
  const patterns = kinds.map(
    ([kind, texture]) =>
      `<pattern id="${kind}" width="36" height="36" patternUnits="userSpaceOnUse">${texture(page.tone(0.36))}</pattern>`,
  );
  page.add(`<defs>${patterns.join("")}</defs>`);
  const water = Math.round(top - 104);
  crosses(page, { gap: 200, share: 0.42, keep: (x, y) => y < water - 40 });
  /** @param {number} shift */
  const block = (shift) =>
    tops.flatMap((_, n) => layer(page, tops, n, shift, at(kinds, start + Math.floor(n / 2))[0]));
  const x1 = (fault ?? 2) * width - 60;
  const x2 = x1 + 300;
  const floor = at(tops, 0);
  const thrown = fault ? 58 + next() * 30 : 0;
  /** @param {number} x */
  const split = (x) =>
    x > x1 + ((floor(x) - top + 240) / (height - top + 240)) * (x2 - x1) ? thrown : 0;
  page.add(
    `<clipPath id="near"><path d="M-60 0H${x1}L${x1} ${top - 240}L${x2} ${height}H-60Z"/></clipPath>`,
  );
  page.add(
    `<clipPath id="far"><path d="M${width + 60} 0H${x1}L${x1} ${top - 240}L${x2} ${height}H${width + 60}Z"/></clipPath>`,
  );
  page.add(group(block(0), { "clip-path": "url(#near)" }));
  if (fault) page.add(group(block(thrown), { "clip-path": "url(#far)" }));
  waters(page, (x) => floor(x) + split(x), water, options.level ?? (bore > 0.5 ? 0.3 : 0.72));
  if (fault)
    page.add(
      line(x1, top - 240, x2, height, page.tone(0.95), 2.5, { "stroke-dasharray": "26 10 6 10" }),
    );
  borehole(page, tops, bore * width, water - 96);
  staff(page, { side });
  return page.toString();
}

/**
 * One layer with all below it; every second one has a texture, the others thin laminations.
 * @param {import('./svg.mjs').Sheet} page
 * @param {Top[]} tops
 * @param {number} n
 * @param {number} shift
 * @param {string} kind
 */
function layer(page, tops, n, shift, kind) {
  const from = at(tops, n);
  const to = tops[n + 1];
  /** @param {number} share how far down towards the next layer */
  const trace = (share) => {
    /** @type {import('./contours.mjs').Point[]} */
    const points = [];
    for (let x = -60; x <= page.width + 60; x += 24)
      points.push([x, shift + from(x) + (to ? share * (to(x) - from(x)) : 0)]);
    return smooth(points, false);
  };
  const body = `${trace(0)}V${page.height + 60}H-60Z`;
  const parts = [fill(body, at([page.high, page.ground, page.low, page.ground], n))];
  if (n % 2 === 0) parts.push(fill(body, `url(#${kind})`));
  else if (to)
    for (const share of [0.2, 0.4, 0.6, 0.8])
      parts.push(stroke(trace(share), page.tone(0.32), 1.8));
  parts.push(stroke(trace(0), page.tone(n === 0 ? 1 : 0.75), n === 0 ? 5 : n % 3 ? 2.2 : 3.4));
  return parts;
}

/**
 * Still water above the ground: a signal level and thinning lines under it.
 * @param {import('./svg.mjs').Sheet} page
 * @param {Top} bottom
 * @param {number} y
 * @param {number} place where the level mark stands, 0 to 1
 */
function waters(page, bottom, y, place) {
  let d = "";
  for (let n = 1; n < 7; n += 1) {
    const depth = y + n * (14 + n * 1.5);
    for (let x = 0; x < page.width; x += 10) {
      if (bottom(x) > depth + 14 && bottom(x + 10) > depth + 14) d += `M${x} ${depth}h10`;
    }
  }
  page.add(stroke(d, page.tone(0.36), 2));
  page.add(line(0, y, page.width, y, page.signal, 5));
  level(page, Math.round(place * page.width), y - 3, page.signal, 22);
}

/**
 * A borehole through the layers, with a mark wherever it meets a new one.
 * @param {import('./svg.mjs').Sheet} page
 * @param {Top[]} tops
 * @param {number} x
 * @param {number} from
 */
function borehole(page, tops, x, from) {
  const end = page.height * 0.9;
  page.add(
    rect(x - 15, from, 30, end - from, page.ground, 0, { stroke: page.ink, "stroke-width": 2.5 }),
  );
  const crossings = tops.map((top) => top(x)).filter((y) => y < end - 20);
  crossings.forEach((y, n) => {
    const below = crossings[n + 1] ?? end;
    if (n % 2 === 0) page.add(rect(x - 15, y, 30, below - y, page.tone(0.62)));
    page.add(line(x - 15, y, x + 15, y, page.ink, 2.5));
  });
  page.add(group(circle(x, end, 7, page.ink)));
  const y = crossings[3] ?? end;
  leader(page, [x, y], [x + 110, y - 70]);
}
