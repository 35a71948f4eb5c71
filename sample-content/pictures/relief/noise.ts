import { createRandom } from "./random.ts";

/** A height at each place. */
type Surface = (x: number, y: number) => number;

type NoiseOptions = {
  /** The number of waves. */
  waves?: number;
  /** The shortest wavelength, as a share of the longest. */
  shortestWavelength?: number;
  /** The higher, the weaker the shorter waves: the exponent of their wavelength. */
  falloff?: number;
  /** How far two more surfaces shift each place, one across and one down. */
  warp?: number;
};

/**
 * Creates a smooth random surface with heights of about -1 to 1: the sum of plane waves of random
 * direction and phase, as on a sea. Unlike lattice noise, it has no preferred directions and no
 * kinks, so its contours are clean curves.
 */
export function createNoise(
  seed: string,
  { waves = 18, shortestWavelength = 0.3, falloff = 1.4, warp = 0.12 }: NoiseOptions = {},
): Surface {
  const surface = (name: string): Surface => {
    const next = createRandom(name);
    const parts = Array.from({ length: waves }, (_, n) => {
      const share = (n + next()) / waves;
      const count = shortestWavelength ** -share;
      const angle = 2 * Math.PI * (n * 0.618034 + 0.3 * next());
      const k = 2 * Math.PI * count * 0.62;
      return {
        kx: k * Math.cos(angle),
        ky: k * Math.sin(angle),
        phase: 2 * Math.PI * next(),
        size: count ** -falloff,
      };
    });
    const total = Math.sqrt(parts.reduce((sum, { size }) => sum + size * size, 0) / 2);
    return (x, y) => {
      let sum = 0;
      for (const { kx, ky, phase, size } of parts) sum += size * Math.cos(kx * x + ky * y + phase);
      return (0.55 * sum) / total;
    };
  };
  const main = surface(seed);
  const bendX = surface(`${seed}/x`);
  const bendY = surface(`${seed}/y`);
  return (x, y) => main(x + warp * bendX(x, y), y + warp * bendY(x, y));
}
