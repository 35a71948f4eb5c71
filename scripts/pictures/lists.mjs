/** Lists, counted. */

/**
 * The numbers from 0 up to, and without, a count.
 * @param {number} count
 */
export const range = (count) => Array.from({ length: count }, (_, n) => n);

/**
 * The n-th entry of a list; beyond its end the list begins again.
 * @template T
 * @param {ArrayLike<T>} list
 * @param {number} n
 * @returns {T}
 */
export function at(list, n) {
  const entry = list[((n % list.length) + list.length) % list.length];
  if (entry === undefined) throw new Error("An empty list has no entries.");
  return entry;
}
