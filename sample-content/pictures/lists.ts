/** The numbers from 0 up to, and without, a count. */
export const range = (count: number) => Array.from({ length: count }, (_, n) => n);

/** The n-th entry of a list; beyond either end the list repeats. Throws if the list is empty. */
export function at<T>(list: ArrayLike<T>, n: number): T {
  const entry = list[((n % list.length) + list.length) % list.length];
  if (entry === undefined) throw new Error("An empty list has no entries.");
  return entry;
}
