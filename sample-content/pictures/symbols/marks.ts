import { type Point } from "../relief/field.ts";
import { circle, fill, line, ring, stroke } from "../svg/shapes.ts";
import { type Sheet } from "../svg/sheet.ts";

/** Draws soundings: plumb lines from the top of the picture, each ending in a point. */
export function drawSoundings(sheet: Sheet, ends: Point[]) {
  for (const [x, y] of ends) {
    sheet.add(
      line(x, 0, x, y - 9, sheet.tone(0.6), 1.8, { "stroke-dasharray": "3 9" }),
      circle(x, y, 8, sheet.background, { stroke: sheet.tone(0.95), "stroke-width": 2.5 }),
    );
  }
}

/** Draws survey crosses on a regular grid, wherever `keep` allows one. */
export function drawCrosses(sheet: Sheet, keep: (x: number, y: number) => boolean, strength = 0.6) {
  const gap = 200;
  const arm = 9;
  let d = "";
  for (let y = gap / 2; y < sheet.height; y += gap) {
    for (let x = 1.5 * gap; x < sheet.width - 120; x += gap) {
      if (keep(x, y)) d += `M${x - arm} ${y}h${2 * arm}M${x} ${y - arm}v${2 * arm}`;
    }
  }
  sheet.add(stroke(d, sheet.tone(strength), 2));
}

/** Draws a level mark, as on charts: a triangle on a line, with three shorter lines below. */
export function drawLevelMark(sheet: Sheet, x: number, y: number, color: string, size: number) {
  sheet.add(
    fill(`M${x} ${y - 3}l${-size} ${-size * 1.4}h${2 * size}z`, sheet.background, {
      stroke: color,
      "stroke-width": 2.5,
      "stroke-linejoin": "round",
    }),
  );
  const bars = [1.5, 1, 0.5].map(
    (share, n) => `M${x - size * share} ${y + 10 + n * 8}h${2 * size * share}`,
  );
  sheet.add(stroke(bars.join(""), color, 2));
}

/** Draws a thin leader line from a ringed place to where its short shelf begins. */
export function drawLeader(sheet: Sheet, [x1, y1]: Point, [x2, y2]: Point) {
  const color = sheet.tone(0.9);
  const angle = Math.atan2(y2 - y1, x2 - x1);
  const start = [x1 + 11 * Math.cos(angle), y1 + 11 * Math.sin(angle)];
  const path = `M${start.map(Math.round).join(" ")}L${[x2, y2].map(Math.round).join(" ")}`;
  sheet.add(
    stroke(`${path}h${x2 >= x1 ? 54 : -54}`, color, 2),
    circle(x1, y1, 11, sheet.background, { stroke: color, "stroke-width": 2.5 }),
    circle(x1, y1, 3.5, color),
  );
}

/** Draws a survey mark: a ring with a dot. */
export function drawStation(sheet: Sheet, [x, y]: Point, width: number, dot: number) {
  sheet.add(
    circle(x, y, 22, sheet.background),
    ring(x, y, 22, sheet.ink, width),
    circle(x, y, dot, sheet.ink),
  );
}

/** Draws a waypoint: a small ring on a course. */
export function drawWaypoint(sheet: Sheet, [x, y]: Point, r: number) {
  sheet.add(circle(x, y, r, sheet.background, { stroke: sheet.ink, "stroke-width": 3 }));
}
