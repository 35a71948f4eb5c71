/** The values of a form, or of a component in it. */
export type Fields = Record<string, unknown>;

/** True for components; a chosen record or file has a document id. */
const isPart = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !("documentId" in value);

const inOrder = (_name: string, value: unknown) =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** True if two values of a form are equal, in any order of their fields. */
export const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder);

const idsIn = (value: unknown): unknown[] => {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (!isPart(value)) return [];

  return [...(value.id === undefined ? [] : [value.id]), ...Object.values(value).flatMap(idsIn)];
};

/** Strapi rejects a component with an id that the record no longer has; without an id it is new. */
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
 * Merges the user's changes of a form with those that others have saved. If both changed a field,
 * the user's value wins.
 *
 * @param base the version that the user changed.
 * @param newest the saved version.
 * @param mine the form with the user's changes.
 */
export const mergeFields = (base: Fields, newest: Fields, mine: Fields): Fields => {
  const names = new Set([...Object.keys(newest), ...Object.keys(mine)]);

  return Object.fromEntries(
    [...names].map((name) => [name, mergeValues(base[name], newest[name], mine[name])]),
  );
};
