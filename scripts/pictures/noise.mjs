/**
 * Seeded randomness for the pictures: the same name always gives the same numbers, on every
 * machine and in every run.
 */

/**
 * Turns a text into a 32-bit seed (xmur3).
 * @param {string} text
 * @returns {number}
 */
export function seedOf(text) {
  let hash = 1779033703 ^ text.length;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 3432918353);
    hash = (hash << 13) | (hash >>> 19);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 2246822507);
  hash = Math.imul(hash ^ (hash >>> 13), 3266489909);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * A generator of numbers from 0 to 1 (mulberry32).
 * @param {string} text what to seed it with
 * @returns {() => number}
 */
export function random(text) {
  let state = seedOf(text);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * A smooth random surface, about -1 to 1: many plane waves of random direction and phase on top of
 * each other, as a real sea is. Unlike lattice noise it has no preferred directions and no kinks,
 * so every contour of it is a clean curve.
 * @param {string} seed
 * @param {object} [options]
 * @param {number} [options.waves] how many waves
 * @param {number} [options.spread] shortest wavelength as a share of the longest
 * @param {number} [options.fall] how much weaker the shorter waves are
 * @param {number} [options.warp] how far the surface is bent by a second one
 * @returns {(x: number, y: number) => number}
 */
export function swell(seed, { waves = 18, spread = 0.3, fall = 1.4, warp = 0.12 } = {}) {
  /** @param {string} name @returns {(x: number, y: number) => number} */
  const surface = (name) => {
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
  if (warp === 0) return main;
  return (x, y) => main(x + warp * bendX(x, y), y + warp * bendY(x, y));
}
