import { at } from "../../lists.ts";
import { type Scheme } from "../../palette.ts";
import { curve } from "../../relief/curves.ts";
import { type Point } from "../../relief/field.ts";
import { circle, type Drawing, fill, line, polar, rect, ring, stroke } from "../../svg/shapes.ts";

/** A column chart over a base line; `marked` columns carry the main color. */
export const columnChart = (
  x: number,
  y: number,
  width: number,
  height: number,
  values: number[],
  c: Scheme,
  marked: (n: number) => boolean = () => true,
): Drawing => {
  const step = width / values.length;
  return [
    [0.25, 0.5, 0.75, 1].map((part) =>
      line(x, y + height * (1 - part), x + width, y + height * (1 - part), c.line, 2),
    ),
    values.map((value, n) =>
      rect(
        x + n * step + step * 0.18,
        y + height * (1 - value),
        step * 0.64,
        height * value,
        marked(n) ? c.main : c.soft,
        3,
      ),
    ),
    line(x, y + height, x + width, y + height, c.gray, 2),
  ];
};

/** A line chart with a tinted area and a point at its end. */
export const lineChart = (
  x: number,
  y: number,
  width: number,
  height: number,
  values: number[],
  c: Scheme,
): Drawing => {
  const points = values.map((value, n): Point => [
    x + (n / (values.length - 1)) * width,
    y + height * (1 - value),
  ]);
  const [lastX, lastY] = at(points, -1);
  return [
    [0, 0.33, 0.66].map((part) =>
      line(x, y + height * part, x + width, y + height * part, c.line, 2),
    ),
    fill(`${curve(points)}V${y + height}H${x}Z`, c.tint),
    stroke(curve(points), c.main, 4),
    line(x, y + height, x + width, y + height, c.gray, 2),
    circle(lastX, lastY, 9, c.raised, { stroke: c.main, "stroke-width": 4 }),
  ];
};

/** A ring chart; the share is drawn in the main color. */
export const ringChart = (
  x: number,
  y: number,
  r: number,
  part: number,
  c: Scheme,
  width = 22,
): Drawing => {
  const angle = 2 * Math.PI * part - Math.PI / 2;
  return [
    ring(x, y, r, c.soft, width),
    stroke(
      `M${x} ${y - r}A${r} ${r} 0 ${part > 0.5 ? 1 : 0} 1 ${polar(x, y, r, angle)}`,
      c.main,
      width,
    ),
  ];
};
