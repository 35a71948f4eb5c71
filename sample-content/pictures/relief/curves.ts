import { at } from "../lists.ts";
import { type Point } from "./field.ts";

const short = (value: number) => Math.round(value * 10) / 10;

/** A smooth SVG path through points (Catmull-Rom turned into cubic Béziers). */
function smooth(points: Point[], closed: boolean): string {
  const count = points.length;
  const near = (i: number) => at(points, closed ? i : Math.min(count - 1, Math.max(0, i)));
  let path = `M${near(0).map(short).join(" ")}`;
  for (let i = 0; i < (closed ? count : count - 1); i += 1) {
    const [x0, y0] = near(i - 1);
    const [x1, y1] = near(i);
    const [x2, y2] = near(i + 1);
    const [x3, y3] = near(i + 2);
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

/** A smooth SVG path from the first point to the last. */
export const curve = (points: Point[]) => smooth(points, false);

/** A smooth SVG path through points and back to the first. */
export const closedCurve = (points: Point[]) => smooth(points, true);

/** The points of a function's graph, from one x to another. */
export function graph(
  [from, to]: [number, number],
  step: number,
  yAt: (x: number) => number,
): Point[] {
  const points: Point[] = [];
  for (let x = from; x <= to; x += step) points.push([x, yAt(x)]);
  return points;
}
