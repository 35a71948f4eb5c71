import { type Sheet } from "../svg/sheet.ts";
import { type Height, sample } from "./field.ts";
import { createNoise } from "./noise.ts";

/**
 * A hill, or with a negative height `h`, a hollow. Place and radius are in units of the picture's
 * height, `h` in contour levels, `turn` in radians; `stretch` makes an ellipse of its circle.
 */
export type Hill = {
  x: number;
  y: number;
  r: number;
  stretch?: number;
  turn?: number;
  h: number;
};

/** The sum of all hills at a place: each is a stretched and turned Gaussian bell. */
export const hillsAt = (x: number, y: number, hills: Hill[]) =>
  hills.reduce((sum, { x: cx, y: cy, r, stretch = 1, turn = 0, h }) => {
    const dx = (x - cx) * Math.cos(turn) + (y - cy) * Math.sin(turn);
    const dy = (y - cy) * Math.cos(turn) - (x - cx) * Math.sin(turn);
    return sum + h * Math.exp(-((dx / (r * stretch)) ** 2 + (dy / r) ** 2));
  }, 0);

type TerrainOptions = Parameters<typeof createNoise>[1] & {
  hills: Hill[];
  /** The amount by which noise bends the contours, in levels. */
  roughness: number;
  /** The frequency of that noise. */
  grain?: number | undefined;
  /** Distance of the samples in pixels. */
  step?: number;
};

/** Hills on rough ground, as heights and as a field that covers a sheet. */
export function createTerrain(sheet: Sheet, seed: string, options: TerrainOptions) {
  const { hills, roughness, grain = 1.8, step = 9, ...noiseOptions } = options;
  const noise = createNoise(seed, { waves: 24, falloff: 1.2, ...noiseOptions });
  const heightAt: Height = (x, y) => {
    const [u, v] = [x / sheet.height, y / sheet.height];
    return roughness * noise(u * grain, v * grain) + hillsAt(u, v, hills);
  };
  return { heightAt, field: sample(sheet.width, sheet.height, heightAt, step) };
}
