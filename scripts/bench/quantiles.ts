/**
 * The smallest number that a share of all numbers does not exceed (nearest rank); NaN of none.
 *
 * @param share above 0, up to 1.
 */
export const quantile = (numbers: number[], share: number): number =>
  numbers.toSorted((one, other) => one - other)[Math.ceil(numbers.length * share) - 1] ?? NaN;

/** The lower median. */
export const median = (numbers: number[]): number => quantile(numbers, 0.5);
