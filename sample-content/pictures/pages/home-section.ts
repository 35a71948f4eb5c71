import { range } from "../lists.ts";
import { curve, graph } from "../relief/curves.ts";
import { type Height, type Point } from "../relief/field.ts";
import { clipPath, fill, group, line, rect, stroke } from "../svg/shapes.ts";
import { type Sheet } from "../svg/sheet.ts";
import { drawLevelMark } from "../symbols/marks.ts";

/** The ends of the line along which the section is taken. */
const [x1, y1, x2, y2] = [88, 130, 2000, 960];
/** The strip in which the section is drawn, and the sea level in it. */
const [top, bottom, water] = [1150, 1440, 1296];
/** Where the ground is closed, out of sight. */
const base = bottom + 40;

/**
 * Draws the home picture's section along a line across the chart, in a strip of its own.
 * @param depthAt depth below the sea level, in contour levels
 */
export function drawSection(sheet: Sheet, depthAt: Height) {
  sheet.add(
    line(x1, y1, x2, y2, sheet.low, 5),
    line(x1, y1, x2, y2, sheet.ink, 2.2, { "stroke-dasharray": "44 10 6 10" }),
    rect(x1, top, x2 - x1, bottom - top, sheet.low),
    line(x1, top, x2, top, sheet.tone(0.85), 3),
  );
  const alongLine = (x: number) => y1 + ((x - x1) / (x2 - x1)) * (y2 - y1);
  const ground = graph([60, 2040], 10, (x) => water + depthAt(x, alongLine(x)) * 9.5);
  const body = `${curve(ground)}V1600H40Z`;
  const parts = [rect(x1, water, x2 - x1, bottom - water, sheet.background)];
  for (let y = water + 14, n = 1; y < bottom; y += 10 + 2 * n, n += 1)
    parts.push(line(x1, y, x2, y, sheet.tone(0.3), 1.6));
  parts.push(fill(body, sheet.high));
  for (const n of range(9).slice(1)) {
    const layer = ground.map(([x, y]): Point => [x, base - (base - y) * (1 - n / 9)]);
    parts.push(stroke(curve(layer), sheet.tone(n % 4 ? 0.4 : 0.62), n % 4 ? 1.8 : 3));
  }
  parts.push(
    line(x1, water, x2, water, sheet.tone(0.9), 3),
    fill(body, "none", { stroke: sheet.land, "stroke-width": 5 }),
  );
  for (let x = 200; x < x2; x += 200)
    parts.push(line(x, top, x, bottom, sheet.tone(0.5), 1.6, { "stroke-dasharray": "3 9" }));
  sheet.add(
    clipPath("strip", `<rect x="${x1}" y="${top}" width="${x2 - x1}" height="${bottom - top}"/>`),
    group(parts, { "clip-path": "url(#strip)" }),
  );
  drawLevelMark(sheet, 680, water, sheet.ink, 18);
}
