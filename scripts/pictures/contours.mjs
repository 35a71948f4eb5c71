/**
 * Iso-contours of a height field: marching squares, joined into closed loops and smoothed into
 * Bézier curves.
 */

import { at } from "./lists.mjs";

/** @typedef {[number, number]} Point */
/** @typedef {(x: number, y: number) => number} Height */
/** @typedef {{ step: number, columns: number, rows: number, origin: number, values: Float64Array }} Field */

/** How far the sampled field reaches beyond the picture, so that loops close out of sight. */
const MARGIN = 48;
const FLOOR = -1e4;

/**
 * Samples a height function on a grid that is somewhat larger than the picture and walled in by
 * very low values: every contour is then a closed loop and can be filled as well as stroked.
 * @param {number} width
 * @param {number} height
 * @param {Height} heightAt
 * @param {number} [step] distance of the samples in pixels
 * @returns {Field}
 */
export function sample(width, height, heightAt, step = 10) {
  const origin = -MARGIN - step;
  const columns = Math.ceil((width + 2 * MARGIN) / step) + 3;
  const rows = Math.ceil((height + 2 * MARGIN) / step) + 3;
  const values = new Float64Array(columns * rows).fill(FLOOR);
  for (let j = 1; j < rows - 1; j += 1) {
    for (let i = 1; i < columns - 1; i += 1) {
      values[j * columns + i] = heightAt(origin + i * step, origin + j * step);
    }
  }
  return { step, columns, rows, origin, values };
}

/**
 * The lowest and the highest value of a field.
 * @param {Field} field
 * @returns {[number, number]}
 */
export function range(field) {
  let low = Infinity;
  let high = -Infinity;
  for (const value of field.values) {
    if (value === FLOOR) continue;
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return [low, high];
}

/**
 * The crossings of one level through one cell, as pairs of edge numbers (0 top, 1 right,
 * 2 bottom, 3 left). A segment starts where, going clockwise, the cell's rim leaves the high side.
 * @param {number[]} corners
 * @param {number} level
 * @returns {[number, number][]}
 */
function segments(corners, level) {
  const inside = corners.map((value) => value >= level);
  /** @type {number[]} */
  const starts = [];
  /** @type {number[]} */
  const ends = [];
  for (let edge = 0; edge < 4; edge += 1) {
    const to = (edge + 1) % 4;
    if (inside[edge] && !inside[to]) starts.push(edge);
    if (!inside[edge] && inside[to]) ends.push(edge);
  }
  if (starts.length < 2) return starts.map((start) => [start, at(ends, 0)]);
  const middle = corners.reduce((sum, corner) => sum + corner, 0) / 4;
  const turn = middle >= level ? 1 : 3;
  return starts.map((start) => [start, (start + turn) % 4]);
}

/**
 * All closed loops of one level.
 * @param {Field} field
 * @param {number} level
 * @returns {Point[][]}
 */
export function loopsAt(field, level) {
  const { step, columns, rows, origin, values } = field;
  /** @type {Map<number, number>} */
  const next = new Map();
  /** @type {Map<number, Point>} */
  const points = new Map();
  /** @type {(i: number, j: number, edge: number) => number} */
  const edgeId = (i, j, edge) =>
    at(
      [
        2 * (j * columns + i),
        2 * (j * columns + i + 1) + 1,
        2 * ((j + 1) * columns + i),
        2 * (j * columns + i) + 1,
      ],
      edge,
    );
  const offsets = [0, 1, columns + 1, columns];
  for (let j = 0; j < rows - 1; j += 1) {
    for (let i = 0; i < columns - 1; i += 1) {
      const corners = offsets.map((offset) => at(values, j * columns + i + offset));
      for (const [start, end] of segments(corners, level)) {
        next.set(edgeId(i, j, start), edgeId(i, j, end));
        const [a, b] = [at(corners, start), at(corners, start + 1)];
        const t = (level - a) / (b - a);
        const along = start < 2 ? t : 1 - t;
        const x = origin + (i + (start % 2 ? Number(start === 1) : along)) * step;
        const y = origin + (j + (start % 2 ? along : Number(start === 2))) * step;
        points.set(edgeId(i, j, start), [x, y]);
      }
    }
  }
  const loops = [];
  while (next.size > 0) {
    /** @type {Point[]} */
    const loop = [];
    let edge = next.keys().next().value;
    while (edge !== undefined) {
      const point = points.get(edge);
      const following = next.get(edge);
      if (point && following !== undefined) loop.push(point);
      next.delete(edge);
      edge = following;
    }
    const thinned = thin(loop, step * 0.6);
    if (thinned.length > 5) loops.push(thinned);
  }
  return loops;
}

/**
 * Drops the points that crowd their predecessor: they would make a smoothed line tremble.
 * @param {Point[]} loop
 * @param {number} distance
 */
function thin(loop, distance) {
  let last = at(loop, 0);
  const kept = [last];
  for (const point of loop) {
    if (Math.hypot(point[0] - last[0], point[1] - last[1]) < distance) continue;
    kept.push(point);
    last = point;
  }
  return kept;
}

/** @param {number} value */
const short = (value) => Math.round(value * 10) / 10;

/**
 * A smooth SVG path through points (Catmull-Rom turned into cubic Béziers).
 * @param {Point[]} points
 * @param {boolean} [closed]
 * @returns {string}
 */
export function smooth(points, closed = true) {
  const count = points.length;
  /** @param {number} i */
  const near = (i) => at(points, closed ? i : Math.min(count - 1, Math.max(0, i)));
  let path = `M${near(0).map(short).join(" ")}`;
  for (let i = 0; i < (closed ? count : count - 1); i += 1) {
    const [[x0, y0], [x1, y1], [x2, y2], [x3, y3]] = [
      near(i - 1),
      near(i),
      near(i + 1),
      near(i + 2),
    ];
    const numbers = [
      x1 + (x2 - x0) / 6,
      y1 + (y2 - y0) / 6,
      x2 - (x3 - x1) / 6,
      y2 - (y3 - y1) / 6,
      x2,
      y2,
    ];
    path += `C${numbers.map(short).join(" ")}`;
  }
  return closed ? `${path}Z` : path;
}

/**
 * One level of a field as a single SVG path.
 * @param {Field} field
 * @param {number} level
 * @returns {string}
 */
export function contour(field, level) {
  return loopsAt(field, level)
    .map((loop) => smooth(loop))
    .join("");
}
