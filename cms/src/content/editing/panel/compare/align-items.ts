import { diffArrays } from "diff";

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
  let at = 0;
  let otherAt = 0;

  return diffArrays([...one], [...other], { comparator: isSame }).flatMap(
    ({ value, added = false, removed = false }) =>
      value.map((): Places => [added ? undefined : at++, removed ? undefined : otherAt++]),
  );
};
