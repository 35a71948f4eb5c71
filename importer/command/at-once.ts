/** Calls a function for each value, at most a number of them at once. */
export const atOnce = async <T>(
  values: readonly T[],
  most: number,
  use: (value: T) => Promise<void>,
): Promise<void> => {
  const rest = values.values();
  const work = async () => {
    for (const value of rest) await use(value);
  };
  await Promise.all(Array.from({ length: Math.min(most, values.length) }, work));
};
