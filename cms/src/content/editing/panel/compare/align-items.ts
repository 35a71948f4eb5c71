import { diffArrays } from "diff";

/** The place of an item in two lists; undefined in the one that lacks it. */
export type Places = [one: number | undefined, other: number | undefined];

type AreOne<Item> = (one: Item, other: Item) => boolean;

/**
 * Finds which items of two lists belong together, in order: as many as possible.
 *
 * @param rules that say whether two items do; the later ones are for items between those that the first ones
 *   have found.
 */
export const alignItems = <Item>(
  ones: readonly Item[],
  others: readonly Item[],
  [areOne, ...looser]: readonly AreOne<Item>[],
): Places[] => {
  if (!areOne) {
    return [
      ...ones.map((_, at): Places => [at, undefined]),
      ...others.map((_, at): Places => [undefined, at]),
    ];
  }
  const places: Places[] = [];
  let start = 0;
  let otherStart = 0;
  /** Aligns the items up to these places by the other rules. */
  const alignBefore = (end: number, otherEnd: number) => {
    const [from, otherFrom] = [start, otherStart];
    const between = alignItems(ones.slice(from, end), others.slice(otherFrom, otherEnd), looser);
    places.push(
      ...between.map(([at, otherAt]): Places => [
        at === undefined ? undefined : from + at,
        otherAt === undefined ? undefined : otherFrom + otherAt,
      ]),
    );
  };
  let at = 0;
  let otherAt = 0;
  const changes = diffArrays([...ones], [...others], { comparator: areOne });
  for (const { count, added = false, removed = false } of changes) {
    if (!added && !removed) {
      alignBefore(at, otherAt);
      for (let index = 0; index < count; index += 1) places.push([at + index, otherAt + index]);
    }
    at += added ? 0 : count;
    otherAt += removed ? 0 : count;
    if (!added && !removed) [start, otherStart] = [at, otherAt];
  }
  alignBefore(at, otherAt);

  return places;
};
