import { circle, fill, polar, ring, stroke } from "../svg/shapes.ts";
import { type Sheet } from "../svg/sheet.ts";

/** Place and radius of a compass in pixels; `turn` is its rotation in radians. */
export type Compass = { x: number; y: number; r: number; turn?: number };

/** Draws a compass rose: a ring with degree ticks and a needle, the eastern half of it open. */
export function drawCompass(sheet: Sheet, { x, y, r, turn = 0 }: Compass, strength = 0.6) {
  const color = sheet.tone(strength);
  let ticks = "";
  for (let n = 0; n < 72; n += 1) {
    const angle = turn + (n * Math.PI) / 36;
    const inner = r - (n % 18 === 0 ? r * 0.2 : n % 2 === 0 ? r * 0.1 : r * 0.05);
    ticks += `M${polar(x, y, r, angle)}L${polar(x, y, inner, angle)}`;
  }
  const north = turn - Math.PI / 2;
  const half = (side: number) =>
    `M${polar(x, y, r * 0.66, north)}L${polar(x, y, r * 0.07, north + side)}L${polar(x, y, r * 0.4, north + 3.14)}`;
  sheet.add(
    circle(x, y, r + 10, sheet.background),
    ring(x, y, r, color, 2),
    ring(x, y, r * 0.72, color, 1.5),
    stroke(ticks, color, 2),
    fill(`${half(1.57)}z`, color),
    stroke(half(-1.57), color, 2),
  );
}
