import { fill, line, rect, stroke } from "../svg/shapes.ts";
import { type Sheet } from "../svg/sheet.ts";

const STEP = 20;

/** Draws a tide staff along one side: a graduated margin with blocks, as on a harbor wall. */
export function drawStaff(sheet: Sheet, side: "left" | "right" = "left") {
  const from = (distance: number) => (side === "left" ? distance : sheet.width - distance);
  const edge = 88;
  sheet.add(rect(Math.min(from(0), from(edge)), 0, edge, sheet.height, sheet.background));
  let ticks = "";
  let blocks = "";
  for (let y = 0, n = 0; y <= sheet.height; y += STEP, n += 1) {
    const length = n % 10 === 0 ? 52 : n % 5 === 0 ? 38 : 24;
    ticks += `M${from(edge)} ${y}H${from(edge - length)}`;
    if (n % 2 === 0) blocks += `M${from(0)} ${y}H${from(14)}V${y + STEP}H${from(0)}Z`;
  }
  sheet.add(
    stroke(ticks, sheet.tone(0.7), 2),
    fill(blocks, sheet.tone(0.6)),
    line(from(14), 0, from(14), sheet.height, sheet.tone(0.6), 2),
    line(from(edge), 0, from(edge), sheet.height, sheet.tone(0.85), 3),
  );
}

/** Draws a graduated margin along the top or the bottom. */
export function drawAxis(sheet: Sheet, side: "top" | "bottom" = "bottom") {
  const from = (distance: number) => (side === "top" ? distance : sheet.height - distance);
  const edge = 60;
  sheet.add(rect(0, Math.min(from(0), from(edge)), sheet.width, edge, sheet.background));
  let ticks = "";
  let blocks = "";
  for (let x = 0, n = 0; x <= sheet.width; x += STEP, n += 1) {
    const length = n % 10 === 0 ? 36 : n % 5 === 0 ? 26 : 16;
    ticks += `M${x} ${from(edge)}V${from(edge - length)}`;
    if (n % 10 === 0) blocks += `M${x} ${from(0)}V${from(12)}H${x + 5 * STEP}V${from(0)}Z`;
  }
  sheet.add(
    stroke(ticks, sheet.tone(0.7), 2),
    fill(blocks, sheet.tone(0.6)),
    line(0, from(12), sheet.width, from(12), sheet.tone(0.6), 2),
    line(0, from(edge), sheet.width, from(edge), sheet.tone(0.85), 3),
  );
}

/** Draws a scale bar of four alternating blocks, each `unit` pixels wide. */
export function drawScaleBar(sheet: Sheet, x: number, y: number, unit = 60) {
  const count = 4;
  const color = sheet.tone(0.85);
  const background = sheet.background;
  sheet.add(
    rect(x, y, unit * count, 12, background, 0, { stroke: background, "stroke-width": 12 }),
    rect(x, y, unit * count, 12, background, 0, { stroke: color, "stroke-width": 2 }),
  );
  for (let n = 0; n < count; n += 2) sheet.add(rect(x + n * unit, y, unit, 12, color));
  for (let n = 0; n <= count; n += 1)
    sheet.add(line(x + n * unit, y, x + n * unit, y - 10, color, 2));
}
