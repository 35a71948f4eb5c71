/** Charts for industry pages: islands with contour lines and depth zones. */
import { type PaletteName } from "../palette.ts";
import { nearestPoint } from "../relief/contours.ts";
import { type Point } from "../relief/field.ts";
import { drawRelief } from "../relief/relief.ts";
import { createTerrain, type Hill } from "../relief/terrain.ts";
import { createSheet, gridLines } from "../svg/sheet.ts";
import { type Compass, drawCompass } from "../symbols/compass.ts";
import { drawAxis, drawScaleBar, drawStaff } from "../symbols/graduations.ts";
import { drawCrosses, drawLeader } from "../symbols/marks.ts";

/** The contour level where land begins. */
const COAST = 8;
/** The contour level in the signal color. */
const SIGNAL = 5;

export type IslandsOptions = {
  palette?: PaletteName;
  hills: Hill[];
  /** The amount by which noise bends the coasts, in levels. */
  roughness: number;
  /** The frequency of that noise. */
  grain?: number;
  compass: Compass;
  scaleBar: Point;
  /** A leader line from the signal contour, at its point nearest to `near`, to `offset` from there. */
  leader: [near: Point, offset: Point];
};

/** Closed contours around islands, on a measured grid, with a compass and a scale bar. */
export function drawIslands(name: string, options: IslandsOptions): string {
  const { palette, hills, roughness, grain = 2, compass, scaleBar, leader } = options;
  const sheet = createSheet({ palette });
  const { heightAt, field } = createTerrain(sheet, `industry/${name}`, {
    hills,
    roughness,
    grain,
    shortestWavelength: 0.22,
    step: 8,
  });
  gridLines(sheet, { left: 200, top: 100, gap: 400, strength: 0.14 });
  drawRelief(sheet, field, {
    signal: SIGNAL,
    coast: COAST,
    zones: [
      [-40, sheet.low],
      [-4, sheet.background],
      [SIGNAL - 3, sheet.high],
      [COAST, sheet.land],
    ],
    strength: (level) => (level >= COAST ? 0.5 : Math.max(0.32, 0.62 - 0.06 * (COAST - level))),
  });
  const isFree = (x: number, y: number) =>
    Math.hypot(x - compass.x, y - compass.y) > compass.r + 24;
  drawCrosses(sheet, (x, y) => heightAt(x, y) < SIGNAL - 4 && isFree(x, y), 0.5);
  drawCompass(sheet, compass);
  drawScaleBar(sheet, ...scaleBar);
  const [near, [dx, dy]] = leader;
  const place = nearestPoint(field, SIGNAL, ...near);
  drawLeader(sheet, place, [place[0] + dx, place[1] + dy]);
  drawAxis(sheet);
  drawStaff(sheet);
  return sheet.toString();
}
