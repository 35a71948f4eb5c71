import { type Point, sample } from "../relief/field.ts";
import { createNoise } from "../relief/noise.ts";
import { drawRelief } from "../relief/relief.ts";
import { line } from "../svg/shapes.ts";
import { createSheet } from "../svg/sheet.ts";
import { drawCompass } from "../symbols/compass.ts";
import { drawStaff } from "../symbols/graduations.ts";
import { drawStation } from "../symbols/marks.ts";

const stations: Point[] = [
  [210, 180],
  [260, 1060],
  [1400, 250],
];

/** Contact: bearings from three marks to one place, inside a compass. */
export function drawContact() {
  const sheet = createSheet({ palette: "abyss" });
  const [cx, cy] = [960, 600];
  const noise = createNoise("contact");
  const heightAt = (x: number, y: number) =>
    -Math.hypot(x - cx, y - cy) / 31 + 1.5 * noise(x / 620, y / 620);
  drawRelief(sheet, sample(sheet.width, sheet.height, heightAt, 8), {
    signal: -11,
    zones: [
      [-17, sheet.background],
      [-11, sheet.high],
    ],
    strength: (_, part) => 0.28 + 0.45 * part,
  });
  for (const station of stations) {
    sheet.add(line(...station, cx, cy, sheet.tone(0.95), 2.2, { "stroke-dasharray": "24 8 5 8" }));
    drawStation(sheet, station, 3, 7);
  }
  drawCompass(sheet, { x: cx, y: cy, r: 150 }, 0.85);
  drawStaff(sheet, "right");
  return sheet.toString();
}
