/** Technology groups: what several sources do to the same water. */
import { at } from "../lists.ts";
import { type PaletteName } from "../palette.ts";
import { type Point, sample } from "../relief/field.ts";
import { createNoise } from "../relief/noise.ts";
import { drawRelief } from "../relief/relief.ts";
import { line } from "../svg/shapes.ts";
import { createSheet } from "../svg/sheet.ts";
import { drawAxis } from "../symbols/graduations.ts";
import { drawCrosses, drawStation } from "../symbols/marks.ts";

/** A logarithm that stays finite at the source itself. */
const softLog = (d: number) => 0.5 * Math.log(d * d + 0.0016);

/** How the distances to the sources make a height; `lines` says how densely contours follow. */
const fields = {
  /** Lines of equal influence around all sources: they merge where the sources are near. */
  potential: (distances: number[], lines: number) =>
    (-lines * distances.reduce((sum, d) => sum + softLog(d), 0)) / distances.length,
  /** Waves of all sources on top of each other. */
  interference: (distances: number[], lines: number, wavelength: number) =>
    lines *
    distances.reduce(
      (sum, d) => sum + Math.cos((2 * Math.PI * d) / wavelength) / (0.55 + 1.4 * d),
      0,
    ),
  /** Rings of the nearest source, with a crease where two meet. */
  voronoi: (distances: number[], lines: number) =>
    (lines * Math.log(distances.reduce((sum, d) => sum + Math.exp(-26 * d), 0))) / 26,
  /** Sources that pull against each other: the lines of a magnet. */
  dipole: (distances: number[], lines: number) =>
    lines * distances.reduce((sum, d, i) => sum + (i % 2 ? 1 : -1) * softLog(d), 0),
};

/** Places and lengths in units of the picture's height. */
export type RipplesOptions = {
  palette?: PaletteName;
  field: keyof typeof fields;
  sources: Point[];
  lines: number;
  /** For interference. */
  wavelength?: number;
  /** 2 for circles; more for squares, less for diamonds. */
  norm?: number;
  /** The amount by which the current bends the rings. */
  bend?: number;
  /** The marked level. */
  signal: number;
  /** Picks one of several lines of the marked level. */
  near?: Point;
  /** Levels at which the depth zones begin, one or two. */
  zones: number[];
  /** True if the last source is joined to the first. */
  closed?: boolean;
};

/** Ripples around two to six sources, joined by construction lines. */
export function drawRipples(name: string, options: RipplesOptions): string {
  const { palette, sources, lines, wavelength = 0.1, norm = 2, bend = 0.02 } = options;
  const { signal, near, zones, closed = true } = options;
  const sheet = createSheet({ palette });
  const { width, height } = sheet;
  const noise = createNoise(`group/${name}`);
  const heightAt = (x: number, y: number) => {
    const [u, v] = [x / height, y / height];
    const du = bend * noise(u * 1.6, v * 1.6);
    const dv = bend * noise(u * 1.6 + 9.1, v * 1.6 - 4.3);
    const distances = sources.map(([sx, sy]) => {
      const away = 1 - Math.exp(-(((u - sx) ** 2 + (v - sy) ** 2) / 0.05));
      const [dx, dy] = [Math.abs(u + away * du - sx), Math.abs(v + away * dv - sy)];
      return (dx ** norm + dy ** norm) ** (1 / norm);
    });
    return fields[options.field](distances, lines, wavelength);
  };
  const field = sample(width, height, heightAt, options.field === "interference" ? 7 : 8);
  drawCrosses(sheet, () => true, 0.3);
  drawRelief(sheet, field, {
    signal,
    near: near && [near[0] * height, near[1] * height],
    zones: zones.map((level, n) => [level, n ? sheet.low : sheet.high]),
    strength: () => 0.52,
  });
  const places = sources.map(([x, y]): Point => [x * height, y * height]);
  for (const [i, a] of places.entries()) {
    if (i < places.length - 1 || (closed && places.length > 2))
      sheet.add(
        line(...a, ...at(places, i + 1), sheet.tone(0.8), 2, { "stroke-dasharray": "18 8 4 8" }),
      );
  }
  for (const place of places) {
    const [x, y] = place;
    drawStation(sheet, place, 2.5, 5);
    sheet.add(
      line(x - 38, y, x - 22, y, sheet.ink, 2.5),
      line(x + 22, y, x + 38, y, sheet.ink, 2.5),
      line(x, y - 38, x, y - 22, sheet.ink, 2.5),
      line(x, y + 22, x, y + 38, sheet.ink, 2.5),
    );
  }
  drawAxis(sheet, "top");
  return sheet.toString();
}
