/** A 32-bit number from a text (xmur3). */
function hash(text: string): number {
  let state = 1779033703 ^ text.length;
  for (const character of text) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 3432918353);
    state = (state << 13) | (state >>> 19);
  }
  state = Math.imul(state ^ (state >>> 16), 2246822507);
  state = Math.imul(state ^ (state >>> 13), 3266489909);
  return (state ^ (state >>> 16)) >>> 0;
}

/**
 * A generator of numbers from 0 to 1 (mulberry32): the same seed gives the same numbers on every
 * machine and in every run.
 */
export function random(seed: string): () => number {
  let state = hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

type Surface = (x: number, y: number) => number;

type SwellOptions = {
  /** The number of waves. */
  waves?: number;
  /** Shortest wavelength as a share of the longest. */
  spread?: number;
  /** The exponent by which shorter waves are weaker. */
  fall?: number;
  /** The amount by which a second surface bends it. */
  warp?: number;
};

/**
 * A smooth random surface, about -1 to 1: many plane waves of random direction and phase on top of
 * each other, as on a real sea. Unlike lattice noise it has no preferred directions and no kinks,
 * so every contour of it is a clean curve.
 */
export function swell(
  seed: string,
  { waves = 18, spread = 0.3, fall = 1.4, warp = 0.12 }: SwellOptions = {},
): Surface {
  const surface = (name: string): Surface => {
    const next = random(name);
    const parts = Array.from({ length: waves }, (_, n) => {
      const share = (n + next()) / waves;
      const count = spread ** -share;
      const angle = 2 * Math.PI * (n * 0.618034 + 0.3 * next());
      const k = 2 * Math.PI * count * 0.62;
      return {
        kx: k * Math.cos(angle),
        ky: k * Math.sin(angle),
        phase: 2 * Math.PI * next(),
        size: count ** -fall,
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
