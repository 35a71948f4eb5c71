/** Contours and depth zones of a field, drawn in a chart's line weights. */
import { contour, loopsAt, range, smooth } from "./contours.mjs";
import { GROUNDS, fill, mix, stroke } from "./svg.mjs";

/**
 * Draws the contours of a field at every whole level: each fifth heavier, the deep ones fainter.
 * @param {import('./svg.mjs').Sheet} page
 * @param {import('./contours.mjs').Field} field
 * @param {object} [options]
 * @param {[number, string][]} [options.zones] fills from a level upwards, in drawing order
 * @param {number} [options.signal] the one level in the signal colour: its longest line only
 * @param {import('./contours.mjs').Point | undefined} [options.near] or that one of its lines which passes nearest here
 * @param {number} [options.coast] the level from which on there is land
 * @param {number} [options.every] which levels are index contours
 * @param {(level: number, part: number) => number} [options.share] strength of the line, 0 to 1
 * @param {number} [options.from] lowest level drawn
 * @param {number} [options.to] highest level drawn
 * @param {number} [options.weight] factor on all line weights
 */
export function relief(page, field, options = {}) {
  const { zones = [], signal, every = 5, weight = 1, coast = Infinity } = options;
  const [low, high] = range(field);
  const from = Math.max(options.from ?? -Infinity, Math.ceil(low));
  const to = Math.min(options.to ?? Infinity, Math.floor(high));
  const share = options.share ?? (() => 0.6);
  for (const [level, colour] of zones) page.add(fill(contour(field, level), colour));
  for (let level = from; level <= to; level += 1) {
    const index = level % every === 0;
    const strength = share(level, (level - from) / Math.max(1, to - from));
    if (strength <= 0) continue;
    const tone = Math.round(Math.min(1, strength * (index ? 1.3 : 0.85)) * 12) / 12;
    const colour = level > coast ? mix(page.land, GROUNDS.deep.ground, tone) : page.tone(tone);
    const width = level === coast ? 4 : index ? 3.2 : 1.8;
    page.add(
      stroke(contour(field, level), level === coast ? GROUNDS.abyss.low : colour, weight * width),
    );
  }
  if (signal === undefined) return;
  page.add(stroke(smooth(chosen(field, signal, options.near)), page.signal, weight * 5.5));
}

/**
 * The line of a level that passes nearest to a place, or the longest one.
 * @param {import('./contours.mjs').Field} field
 * @param {number} level
 * @param {import('./contours.mjs').Point} [near]
 */
function chosen(field, level, near) {
  const loops = loopsAt(field, level);
  /** @param {import('./contours.mjs').Point[]} loop */
  const worth = (loop) =>
    near ? -Math.min(...loop.map(([x, y]) => Math.hypot(x - near[0], y - near[1]))) : loop.length;
  return loops.reduce((best, loop) => (worth(loop) > worth(best) ? loop : best));
}

/**
 * The point of a contour inside the picture that is nearest to a place.
 * @param {import('./contours.mjs').Field} field
 * @param {number} level
 * @param {number} x
 * @param {number} y
 * @returns {import('./contours.mjs').Point}
 */
export function nearest(field, level, x, y) {
  /** @type {import('./contours.mjs').Point} */
  let best = [x, y];
  let distance = Infinity;
  for (const loop of loopsAt(field, level)) {
    for (const point of loop) {
      const away = Math.hypot(point[0] - x, point[1] - y);
      if (away < distance) [best, distance] = [point, away];
    }
  }
  return best;
}

/**
 * What stands in a field, or with a negative height, what is sunk into it.
 * @typedef {{ x: number, y: number, r: number, stretch?: number, turn?: number, h: number }} Hill
 */

/**
 * A rounded hill of height 1, stretched and turned.
 * @param {number} x
 * @param {number} y
 * @param {Hill} hill
 * @returns {number}
 */
export function hill(x, y, { x: cx, y: cy, r, stretch = 1, turn = 0 }) {
  const dx = (x - cx) * Math.cos(turn) + (y - cy) * Math.sin(turn);
  const dy = (y - cy) * Math.cos(turn) - (x - cx) * Math.sin(turn);
  return Math.exp(-((dx / (r * stretch)) ** 2 + (dy / r) ** 2));
}
