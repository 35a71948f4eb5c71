/**
 * Contour lines of a field by marching squares: corners of a cell are counted clockwise from its
 * upper left, edges likewise from its upper one (0 top, 1 right, 2 bottom, 3 left).
 */
import { at } from "../lists.ts";
import { closedCurve } from "./curves.ts";
import { type Field, type Point } from "./field.ts";

/**
 * The crossings of one level through one cell, as pairs of edges. A segment starts where, going
 * clockwise, the cell's rim leaves the high side.
 */
function segments(corners: number[], level: number): [number, number][] {
  const inside = corners.map((value) => value >= level);
  const starts: number[] = [];
  const ends: number[] = [];
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

/** Every crossing of a level: which edge follows which, and where the level meets it. */
function crossings({ origin, step, columns, cells }: Field, level: number) {
  const next = new Map<number, number>();
  const points = new Map<number, Point>();
  for (const { column, row, corners, lowest, highest } of cells) {
    if (highest < level || lowest >= level) continue;
    const cell = row * columns + column;
    const edgeIds = [2 * cell, 2 * (cell + 1) + 1, 2 * (cell + columns), 2 * cell + 1];
    for (const [start, end] of segments(corners, level)) {
      const [a, b] = [at(corners, start), at(corners, start + 1)];
      const t = (level - a) / (b - a);
      const along = start < 2 ? t : 1 - t;
      const x = origin + (column + (start % 2 ? Number(start === 1) : along)) * step;
      const y = origin + (row + (start % 2 ? along : Number(start === 2))) * step;
      next.set(at(edgeIds, start), at(edgeIds, end));
      points.set(at(edgeIds, start), [x, y]);
    }
  }
  return { next, points };
}

/** Drops the points that crowd their predecessor: they would make a smoothed line tremble. */
function thin(loop: Point[], distance: number): Point[] {
  let last = at(loop, 0);
  const kept = [last];
  for (const point of loop) {
    if (Math.hypot(point[0] - last[0], point[1] - last[1]) < distance) continue;
    kept.push(point);
    last = point;
  }
  return kept;
}

/** All closed loops of one level. */
export function loopsAt(field: Field, level: number): Point[][] {
  const { next, points } = crossings(field, level);
  const loops: Point[][] = [];
  for (const first of next.keys()) {
    const loop: Point[] = [];
    let edge: number | undefined = first;
    while (edge !== undefined) {
      const point = points.get(edge);
      const following = next.get(edge);
      if (point && following !== undefined) loop.push(point);
      next.delete(edge);
      edge = following;
    }
    const thinned = thin(loop, field.step * 0.6);
    if (thinned.length > 5) loops.push(thinned);
  }
  return loops;
}

/** One level of a field as a single SVG path. */
export const contour = (field: Field, level: number) =>
  loopsAt(field, level).map(closedCurve).join("");

/** The point of a contour that is nearest to a place. */
export function nearestPoint(field: Field, level: number, x: number, y: number): Point {
  let best: Point = [x, y];
  let shortest = Infinity;
  for (const point of loopsAt(field, level).flat()) {
    const distance = Math.hypot(point[0] - x, point[1] - y);
    if (distance < shortest) [best, shortest] = [point, distance];
  }
  return best;
}
