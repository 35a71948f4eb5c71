/** Days that a task takes: if all goes well, most likely, and if much goes wrong. */
export type Range = [best: number, likely: number, worst: number];

// #region draw
/** A number from 0 to 1 that is the same in every run (mulberry32). */
export const seededRandom = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
};

/** Draws from the triangle over a range: the likely value is the peak. */
const draw = ([best, likely, worst]: Range, random: () => number) => {
  const u = random();
  const peak = (likely - best) / (worst - best);
  return u < peak
    ? best + Math.sqrt(u * (worst - best) * (likely - best))
    : worst - Math.sqrt((1 - u) * (worst - best) * (worst - likely));
};
// #endregion

// #region simulate
/** The days that the whole list took in 10,000 runs, shortest first. */
export const simulate = (tasks: Range[], random = seededRandom(1)) =>
  Array.from({ length: 10_000 }, () =>
    tasks.reduce((days, task) => days + draw(task, random), 0),
  ).sort((a, b) => a - b);

/** The days that were enough in this share of the runs. */
export const daysFor = (share: number, runs: number[]) =>
  Math.round(runs[Math.ceil(share * runs.length) - 1] ?? 0);

/** The share of the runs for which these days were enough. */
export const chanceOf = (days: number, runs: number[]) =>
  runs.filter((run) => run <= days).length / runs.length;
// #endregion
