/** The place of an item in two lists; undefined in the one that lacks it. */
export type Places = [one: number | undefined, other: number | undefined];

/**
 * Finds which items of two lists belong together, in order: as many as possible.
 *
 * @param isSame whether two items do.
 */
export const alignItems = <Item>(
  one: readonly Item[],
  other: readonly Item[],
  isSame: (one: Item, other: Item) => boolean,
): Places[] => {
  /** By place: how many belong together from there on. */
  const counts = Array.from({ length: one.length + 1 }, () => new Array<number>(other.length + 1));
  const countOf = (at: number, otherAt: number) => counts[at]?.[otherAt] ?? 0;
  const belong = (at: number, otherAt: number) => isSame(one[at] as Item, other[otherAt] as Item);
  for (let at = one.length - 1; at >= 0; at -= 1) {
    for (let otherAt = other.length - 1; otherAt >= 0; otherAt -= 1) {
      const count = belong(at, otherAt)
        ? countOf(at + 1, otherAt + 1) + 1
        : Math.max(countOf(at + 1, otherAt), countOf(at, otherAt + 1));
      (counts[at] as number[])[otherAt] = count;
    }
  }
  const places: Places[] = [];
  let [at, otherAt] = [0, 0];
  while (at < one.length || otherAt < other.length) {
    const isEnd = at === one.length || otherAt === other.length;
    if (!isEnd && belong(at, otherAt)) {
      places.push([at, otherAt]);
      at += 1;
      otherAt += 1;
    } else if (
      otherAt === other.length ||
      (!isEnd && countOf(at + 1, otherAt) >= countOf(at, otherAt + 1))
    ) {
      places.push([at, undefined]);
      at += 1;
    } else {
      places.push([undefined, otherAt]);
      otherAt += 1;
    }
  }

  return places;
};
