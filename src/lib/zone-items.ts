type Item = { readonly __typename: string };
type ItemOfType<T, Name> = Extract<T, { readonly __typename: Name }>;

/** The first item of a type in a dynamic zone. */
export const findZoneItem = <T extends Item, Name extends T["__typename"]>(
  items: readonly T[],
  name: Name,
) => items.find((item): item is ItemOfType<T, Name> => item.__typename === name);

/** A dynamic zone without its items of one type. */
export const omitZoneItems = <T extends Item>(items: readonly T[], name: T["__typename"]) =>
  items.filter((item) => item.__typename !== name);
