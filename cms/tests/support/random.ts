/** Numbers below 1 by a seed (Park and Miller), so that a failing document can be made again. */
export const randomBy = (seed: number) => {
  let state = seed;

  return () => (state = (state * 48_271) % 0x7fff_ffff) / 0x7fff_ffff;
};
