/** The values of a form, or of a component in it. */
export type Fields = Record<string, unknown>;

/** Components; what is chosen, a record or a file, has a document id. */
const isPart = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !("documentId" in value);

const inOrder = (_name: string, value: unknown) =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** Whether two values of a form are equal, in whatever order they have their fields. */
export const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder);

const idsIn = (value: unknown): unknown[] => {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (!isPart(value)) return [];

  return [...(value.id === undefined ? [] : [value.id]), ...Object.values(value).flatMap(idsIn)];
};

/** Strapi refuses a component by an id that the record no longer has; without one it is new. */
const withoutUnknownIds = (value: unknown, known: unknown[]): unknown => {
  if (Array.isArray(value)) return value.map((item) => withoutUnknownIds(item, known));
  if (!isPart(value)) return value;

  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, field]) => name !== "id" || known.includes(field))
      .map(([name, field]) => [name, withoutUnknownIds(field, known)]),
  );
};

const sameItems = (one: unknown[], other: unknown[]) =>
  one.length === other.length &&
  one.every((item, index) => isPart(item) && isPart(other[index]) && item.id === other[index].id);

const mergeValues = (base: unknown, newest: unknown, mine: unknown): unknown => {
  if (isSame(base, mine)) return newest;
  if (isPart(base) && isPart(newest) && isPart(mine)) return mergeFields(base, newest, mine);
  if (Array.isArray(base) && Array.isArray(newest) && Array.isArray(mine)) {
    if (sameItems(base, newest) && sameItems(base, mine)) {
      return mine.map((item, index) => mergeValues(base[index], newest[index], item));
    }
  }

  return withoutUnknownIds(mine, idsIn(newest));
};

/**
 * The values of a form with what somebody typed, and with what others have changed elsewhere in
 * it. Where both have changed one field, what was typed wins.
 *
 * @param base what was typed into.
 * @param newest what is saved now.
 * @param mine what was typed.
 */
export const mergeFields = (base: Fields, newest: Fields, mine: Fields): Fields => {
  const names = new Set([...Object.keys(newest), ...Object.keys(mine)]);

  return Object.fromEntries(
    [...names].map((name) => [name, mergeValues(base[name], newest[name], mine[name])]),
  );
};
