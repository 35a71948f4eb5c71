/** Hashes a text to a 32-bit number (xmur3). */
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
 * Creates a generator of numbers from 0 up to, but not including, 1 (mulberry32). The same seed gives
 * the same numbers on every machine and in every run.
 */
export function createRandom(seed: string): () => number {
  let state = hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
