import { at } from "../lists.ts";
import { palettes } from "../palette.ts";
import { type Point } from "../relief/field.ts";
import { drawRelief } from "../relief/relief.ts";
import { createTerrain } from "../relief/terrain.ts";
import { circle, fill, line } from "../svg/shapes.ts";
import { createSheet } from "../svg/sheet.ts";
import { drawScaleBar, drawStaff } from "../symbols/graduations.ts";

const stations: Point[] = [
  [250, 300],
  [560, 760],
  [830, 210],
  [1000, 640],
  [1350, 300],
  [1300, 960],
  [760, 1040],
];

/** Which stations see each other. */
const sightLines = [
  [0, 1],
  [0, 2],
  [1, 2],
  [1, 3],
  [2, 3],
  [2, 4],
  [3, 4],
  [3, 5],
  [4, 5],
  [3, 6],
  [1, 6],
  [5, 6],
] as const;

/** About: a survey net of sight lines between stations, over gentle relief. */
export function drawAbout() {
  const sheet = createSheet();
  const { field } = createTerrain(sheet, "about", {
    hills: [
      { x: 0.4, y: 0.62, r: 0.3, h: 14 },
      { x: 1.0, y: 0.36, r: 0.34, h: 18 },
    ],
    roughness: 4,
    shortestWavelength: 0.24,
  });
  drawRelief(sheet, field, {
    signal: 4,
    zones: [
      [4, sheet.high],
      [12, palettes.shelf.high],
    ],
    strength: (_, part) => 0.34 + 0.34 * part,
  });
  for (const [a, b] of sightLines)
    sheet.add(line(...at(stations, a), ...at(stations, b), sheet.tone(0.92), 2.2));
  for (const [x, y] of stations) {
    sheet.add(
      fill(`M${x} ${y - 24}L${x + 22} ${y + 15}H${x - 22}Z`, sheet.background, {
        stroke: sheet.ink,
        "stroke-width": 3,
      }),
      circle(x, y + 1, 4, sheet.ink),
    );
  }
  drawStaff(sheet, "right");
  drawScaleBar(sheet, 110, 1110, 70);
  return sheet.toString();
}
