import { nearestPoint } from "../relief/contours.ts";
import { curve } from "../relief/curves.ts";
import { type Point } from "../relief/field.ts";
import { drawRelief } from "../relief/relief.ts";
import { createTerrain } from "../relief/terrain.ts";
import { circle, polar, stroke } from "../svg/shapes.ts";
import { createSheet, gridLines, type Sheet } from "../svg/sheet.ts";
import { drawCompass } from "../symbols/compass.ts";
import { drawAxis, drawScaleBar, drawStaff } from "../symbols/graduations.ts";
import { drawCrosses, drawLeader, drawWaypoint } from "../symbols/marks.ts";
import { drawSection } from "./home-section.ts";

const COAST = 9;
const SIGNAL = 5;
const hills = [
  { x: 1.16, y: 0.1, r: 0.23, stretch: 1.6, turn: 0.35, h: 24 },
  { x: 0.62, y: 0.42, r: 0.13, stretch: 1.7, turn: -0.6, h: 21 },
  { x: 1.16, y: 0.62, r: 0.11, stretch: 1.5, turn: -0.4, h: 18 },
  { x: 0.26, y: 0.12, r: 0.1, stretch: 1.3, h: 17 },
  { x: 0.86, y: 0.3, r: 0.2, h: -6 },
  { x: 0.3, y: 0.75, r: 0.3, h: -7 },
];

/**
 * Home: a chart with islands, a plotted course, a compass and soundings; the section along the
 * dashed line is below it, measured from the same heights.
 */
export function drawHome() {
  const sheet = createSheet({ width: 2000, height: 1500 });
  const { field, heightAt } = createTerrain(sheet, "home", {
    hills,
    roughness: 2.9,
    waves: 26,
    shortestWavelength: 0.2,
    falloff: 1.15,
    warp: 0.16,
    step: 8,
  });
  gridLines(sheet, { left: 100, top: 200, gap: 400, strength: 0.16 });
  drawRelief(sheet, field, {
    signal: SIGNAL,
    coast: COAST,
    zones: [
      [-40, sheet.low],
      [-2, sheet.background],
      [2, sheet.high],
      [COAST, sheet.land],
    ],
    strength: (level) => (level >= COAST ? 0.5 : Math.max(0.3, 0.66 - 0.05 * (COAST - level))),
  });
  drawCrosses(sheet, (x, y) => heightAt(x, y) < 1, 0.5);
  drawCompass(sheet, { x: 330, y: 900, r: 165, turn: 0.12 }, 0.75);
  const place = nearestPoint(field, SIGNAL, 1050, 120);
  drawLeader(sheet, place, [place[0] - 150, place[1] + 70]);
  drawBeacon(sheet, 1748, 930);
  drawCourse(sheet);
  drawSection(sheet, (x, y) => COAST - heightAt(x, y));
  drawScaleBar(sheet, 1130, 1096, 70);
  drawStaff(sheet);
  drawAxis(sheet);
  return sheet.toString();
}

/** A plotted course: legs between waypoints, each with its ring. */
function drawCourse(sheet: Sheet) {
  const points: Point[] = [
    [88, 600],
    [430, 545],
    [700, 1010],
    [1240, 790],
    [1450, 555],
    [2000, 650],
  ];
  const path = `M${points.map((point) => point.join(" ")).join("L")}`;
  sheet.add(stroke(path, sheet.tone(0.95), 2.5, { "stroke-dasharray": "22 9" }));
  for (const point of points.slice(1, -1)) drawWaypoint(sheet, point, 10);
}

/** A light on an island, with the sector in which it is seen. */
function drawBeacon(sheet: Sheet, x: number, y: number) {
  const ray = (angle: number, from: number, to: number) =>
    `M${polar(x, y, from, angle)}L${polar(x, y, to, angle)}`;
  const first = 3.32;
  const last = 4.3;
  const r = 400;
  const color = sheet.tone(0.85);
  const arc: Point[] = [];
  let ticks = "";
  for (let angle = first; angle <= last + 0.001; angle += (last - first) / 24) {
    arc.push([x + r * Math.cos(angle), y + r * Math.sin(angle)]);
    ticks += ray(angle, r, r + 14);
  }
  const edges = ray(first, 170, r + 60) + ray(last, 120, r + 20);
  sheet.add(
    stroke(edges, color, 2, { "stroke-dasharray": "4 9" }),
    stroke(curve(arc), color, 2.5),
    stroke(ticks, color, 2),
    circle(x, y, 17, sheet.land, { stroke: sheet.low, "stroke-width": 3.5 }),
    circle(x, y, 6, sheet.low),
  );
}
