import { mix, palettes } from "../palette.ts";
import { fill, stroke } from "../svg/shapes.ts";
import { type Sheet } from "../svg/sheet.ts";
import { contour, loopsAt } from "./contours.ts";
import { closedCurve } from "./curves.ts";
import { type Field, type Point } from "./field.ts";

/** Every fifth contour is an index contour, drawn heavier. */
const INDEX = 5;

type ReliefOptions = {
  /** Fills from a level upwards, in drawing order. */
  zones?: [level: number, color: string][];
  /** The one level in the signal color: its longest line only. */
  signal: number;
  /** Picks the line of the signal level that passes nearest to this place instead. */
  near?: Point | undefined;
  /** The level from which on there is land. */
  coast?: number;
  /** Strength of a line's ink, 0 to 1; `part` is the level's place between the lowest (0) and the highest (1). */
  strength: (level: number, part: number) => number;
  /** Lowest level drawn. */
  from?: number;
  /** Factor on all line weights. */
  weight?: number;
};

/** Draws the contours of a field at every whole level, over its depth zones. */
export function drawRelief(sheet: Sheet, field: Field, options: ReliefOptions) {
  const { zones = [], signal, near, weight = 1, coast = Infinity, strength } = options;
  const [low, high] = field.extent;
  const from = Math.max(options.from ?? -Infinity, Math.ceil(low));
  const to = Math.floor(high);
  for (const [level, color] of zones) sheet.add(fill(contour(field, level), color));
  for (let level = from; level <= to; level += 1) {
    const index = level % INDEX === 0;
    const ink = strength(level, (level - from) / Math.max(1, to - from)) * (index ? 1.3 : 0.85);
    const tone = Math.round(Math.min(1, ink) * 12) / 12;
    const path = contour(field, level);
    if (level === coast) sheet.add(stroke(path, palettes.abyss.low, weight * 4));
    else {
      const land = mix(sheet.land, palettes.deep.background, tone);
      sheet.add(
        stroke(path, level > coast ? land : sheet.tone(tone), weight * (index ? 3.2 : 1.8)),
      );
    }
  }
  sheet.add(stroke(closedCurve(pickLoop(field, signal, near)), sheet.signal, weight * 5.5));
}

/** The line of a level that passes nearest to a place, or the longest one. */
function pickLoop(field: Field, level: number, near?: Point) {
  const score = (loop: Point[]) =>
    near ? -Math.min(...loop.map(([x, y]) => Math.hypot(x - near[0], y - near[1]))) : loop.length;
  return loopsAt(field, level).reduce((best, loop) => (score(loop) > score(best) ? loop : best));
}
