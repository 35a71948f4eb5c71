/**
 * Iso-contours of a height field: marching squares, joined into closed loops and smoothed into
 * Bézier curves.
 */

/** @typedef {[number, number]} Point */
/** @typedef {{ step: number, columns: number, rows: number, origin: number, values: Float64Array }} Field */

/** How far the sampled field reaches beyond the picture, so that loops close out of sight. */
const MARGIN = 48;
const FLOOR = -1e4;

/**
 * Samples a height function on a grid that is somewhat larger than the picture and walled in by
 * very low values: every contour is then a closed loop and can be filled as well as stroked.
 * @param {number} width
 * @param {number} height
 * @param {(x: number, y: number) => number} heightAt
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
 */
function segments(corners, level) {
  const inside = corners.map((value) => value >= level);
  const starts = [];
  const ends = [];
  for (let edge = 0; edge < 4; edge += 1) {
    const to = (edge + 1) % 4;
    if (inside[edge] && !inside[to]) starts.push(edge);
    if (!inside[edge] && inside[to]) ends.push(edge);
  }
  if (starts.length < 2) return starts.map((start) => [start, ends[0]]);
  const middle = (corners[0] + corners[1] + corners[2] + corners[3]) / 4;
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
  const next = new Map();
  const points = new Map();
  const edgeId = (i, j, edge) =>
    [
      2 * (j * columns + i),
      2 * (j * columns + i + 1) + 1,
      2 * ((j + 1) * columns + i),
      2 * (j * columns + i) + 1,
    ][edge];
  const offsets = [0, 1, columns + 1, columns];
  for (let j = 0; j < rows - 1; j += 1) {
    for (let i = 0; i < columns - 1; i += 1) {
      const corners = offsets.map((offset) => values[j * columns + i + offset]);
      for (const [start, end] of segments(corners, level)) {
        next.set(edgeId(i, j, start), edgeId(i, j, end));
        const [a, b] = [corners[start], corners[(start + 1) % 4]];
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
    const loop = [];
    let edge = next.keys().next().value;
    while (next.has(edge)) {
      loop.push(points.get(edge));
      const following = next.get(edge);
      next.delete(edge);
      edge = following;
    }
    const thinned = thin(loop, step * 0.6);
    if (thinned.length > 5) loops.push(thinned);
  }
  return loops;
}

/** Drops the points that crowd their predecessor: they would make a smoothed line tremble. */
function thin(loop, distance) {
  const kept = [loop[0]];
  for (const point of loop) {
    const last = kept.at(-1);
    if (Math.hypot(point[0] - last[0], point[1] - last[1]) >= distance) kept.push(point);
  }
  return kept;
}

const short = (value) => Math.round(value * 10) / 10;

/**
 * A smooth SVG path through points (Catmull-Rom turned into cubic Béziers).
 * @param {Point[]} points
 * @param {boolean} [closed]
 * @returns {string}
 */
export function smooth(points, closed = true) {
  const count = points.length;
  const at = (i) =>
    closed ? points[(i + count) % count] : points[Math.min(count - 1, Math.max(0, i))];
  let path = `M${short(points[0][0])} ${short(points[0][1])}`;
  for (let i = 0; i < (closed ? count : count - 1); i += 1) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const numbers = [0, 1].map((k) => [
      p1[k] + (p2[k] - p0[k]) / 6,
      p2[k] - (p3[k] - p1[k]) / 6,
      p2[k],
    ]);
    path += "C" + [0, 1, 2].flatMap((n) => [short(numbers[0][n]), short(numbers[1][n])]).join(" ");
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
