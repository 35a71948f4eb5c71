/**
 * The smallest of some numbers below or at which a share of them is (nearest rank); NaN of none.
 *
 * @param {number[]} numbers
 * @param {number} share above 0, up to 1.
 */
export const quantile = (numbers, share) =>
  numbers.toSorted((one, other) => one - other)[Math.ceil(numbers.length * share) - 1] ?? NaN;

/** @param {number[]} numbers */
export const median = (numbers) => quantile(numbers, 0.5);
