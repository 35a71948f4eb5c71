type Item = { readonly __typename: string };
type ItemOfType<T, Name> = Extract<T, { readonly __typename: Name }>;

export const filterZoneItems = <T extends Item, Name extends T["__typename"]>(
  items: readonly T[],
  name: Name,
) => items.filter((item): item is ItemOfType<T, Name> => item.__typename === name);

export const findZoneItem = <T extends Item, Name extends T["__typename"]>(
  items: readonly T[],
  name: Name,
) => filterZoneItems(items, name)[0];

export const omitZoneItems = <T extends Item>(items: readonly T[], name: T["__typename"]) =>
  items.filter((item) => item.__typename !== name);
