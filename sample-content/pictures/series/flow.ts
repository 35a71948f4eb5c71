/** Charts for service pages: contour lines that flow from edge to edge around obstacles. */
import { type PaletteName } from "../palette.ts";
import { nearestPoint } from "../relief/contours.ts";
import { type Height, type Point, sample } from "../relief/field.ts";
import { createNoise } from "../relief/noise.ts";
import { drawRelief } from "../relief/relief.ts";
import { type Hill, hillsAt } from "../relief/terrain.ts";
import { createSheet } from "../svg/sheet.ts";
import { drawStaff } from "../symbols/graduations.ts";
import { drawCrosses, drawLeader, drawLevelMark, drawSoundings } from "../symbols/marks.ts";

/** Unless noted, shares of the picture's width or height, 0 to 1. */
export type FlowOptions = {
  palette?: PaletteName;
  /** The number of contour levels from the surface to the bottom. */
  levels?: number;
  /** The amplitude of the lines, in levels. */
  amplitude: number;
  /** Waves across and down the picture. */
  frequency?: [number, number];
  /** The shortest wavelength, as a share of the longest. */
  shortestWavelength?: number;
  /** Fall of the whole water from left to right, in levels. */
  tilt?: number;
  /** The position of the water's surface, from the top. */
  surface: number;
  /** The position of the signal line. */
  signal: number;
  /** The position of the tide staff. */
  staff?: "left" | "right";
  /** Obstacles in the water, in the units of `Hill`. */
  hills?: Hill[];
  /** The positions of soundings. */
  soundings: number[];
  /** The position of the level mark; by default where there is room. */
  levelMark?: number;
};

/** Flowing lines below a calm surface, a staff at one side and one marked level. */
export function drawFlow(name: string, options: FlowOptions): string {
  const { levels = 30, frequency = [1.3, 1.4], tilt = 0, hills = [], staff = "left" } = options;
  const { palette, amplitude, surface, shortestWavelength = 0.35 } = options;
  const sheet = createSheet({ palette });
  const { width, height } = sheet;
  const noise = createNoise(`service/${name}`, { shortestWavelength });
  const heightAt: Height = (x, y) => {
    const [u, v] = [x / width, y / height];
    const depth = (v - surface) / (1 - surface);
    const growth = Math.max(0.18, Math.min(1, 0.25 + v));
    const wave = amplitude * growth * noise(u * frequency[0], v * frequency[1]);
    // The width is 4/3 of the height, the unit of hills.
    return depth * levels + tilt * (u - 0.5) + wave + hillsAt(u * 1.333, v, hills);
  };
  const field = sample(width, height, heightAt, 10);
  const signal = Math.round(((options.signal - surface) / (1 - surface)) * levels);
  drawCrosses(sheet, (x, y) => heightAt(x, y) < -0.6, 0.42);
  drawRelief(sheet, field, {
    from: 0,
    signal,
    zones: [
      [0, sheet.high],
      [signal, sheet.background],
      [signal + Math.round(levels * 0.34), sheet.low],
    ],
    strength: (_, part) => 0.78 - 0.46 * part,
  });
  const onSignal = (u: number): Point => {
    const x = Math.round((u * width) / 20) * 20;
    let y = 0;
    while (y < height && heightAt(x, y) < signal) y += 1;
    return [x, y];
  };
  const ends = options.soundings.map(onSignal);
  drawSoundings(sheet, ends);
  drawStaff(sheet, staff);
  const isFree = (u: number) => ends.every(([x]) => Math.abs(x - u * width) > 90);
  const places = staff === "left" ? [0.8, 0.7, 0.9, 0.24] : [0.2, 0.3, 0.1, 0.76];
  const [x, y] = onSignal(options.levelMark ?? places.find(isFree) ?? 0.5);
  drawLevelMark(sheet, x, y - 3, sheet.signal, 22);
  const [from, shift] = staff === "left" ? [0.56, 90] : [0.44, -90];
  const place = nearestPoint(field, 0, from * width, surface * height);
  drawLeader(sheet, place, [place[0] + shift, Math.max(70, place[1] - 130)]);
  return sheet.toString();
}
