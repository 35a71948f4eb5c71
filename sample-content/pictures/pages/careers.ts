import { curve } from "../relief/curves.ts";
import { type Point } from "../relief/field.ts";
import { drawRelief } from "../relief/relief.ts";
import { createTerrain } from "../relief/terrain.ts";
import { circle, stroke } from "../svg/shapes.ts";
import { createSheet } from "../svg/sheet.ts";
import { drawStaff } from "../symbols/graduations.ts";
import { drawCrosses, drawWaypoint } from "../symbols/marks.ts";

const COAST = 9;
const hills = [
  { x: 0.3, y: 0.05, r: 0.34, stretch: 1.3, h: 20 },
  { x: 0.42, y: 1.02, r: 0.36, stretch: 1.2, h: 20 },
  { x: 1.22, y: 0.12, r: 0.3, h: 18 },
  { x: 1.1, y: 0.94, r: 0.26, stretch: 1.4, h: 17 },
];
const course: Point[] = [
  [0, 640],
  [300, 590],
  [560, 640],
  [820, 560],
  [1060, 620],
  [1330, 560],
  [1600, 600],
];

/** Careers: a marked course through narrow water, from one point to the next. */
export function drawCareers() {
  const sheet = createSheet({ palette: "shelf" });
  const { field, heightAt } = createTerrain(sheet, "careers", {
    hills,
    roughness: 2.6,
    shortestWavelength: 0.24,
  });
  drawRelief(sheet, field, {
    signal: 4,
    near: [800, 760],
    coast: COAST,
    zones: [
      [-30, sheet.low],
      [0, sheet.background],
      [3, sheet.high],
      [COAST, sheet.land],
    ],
    strength: (level) => (level >= COAST ? 0.5 : 0.55),
  });
  drawCrosses(sheet, (x, y) => heightAt(x, y) < 0);
  sheet.add(stroke(curve(course), sheet.ink, 3, { "stroke-dasharray": "24 12" }));
  for (const place of course.slice(1, -1)) {
    drawWaypoint(sheet, place, 12);
    sheet.add(circle(...place, 4, sheet.ink));
  }
  drawStaff(sheet);
  return sheet.toString();
}
