import { isRecord } from "../../common/is-record";

/** The values of a form, or of a component in it. */
export type Fields = Record<string, unknown>;

/** True for components; a chosen record or file has a document id. */
const isPart = (value: unknown): value is Fields => isRecord(value) && !("documentId" in value);

const inOrder = (_name: string, value: unknown) =>
  isRecord(value)
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

/** The saved version of a record, with some fields of another version. */
export const takeFields = (saved: Fields, other: Fields, names: readonly string[]): Fields => ({
  ...saved,
  ...Object.fromEntries(
    names.map((name) => [name, withoutUnknownIds(other[name], idsIn(saved[name]))]),
  ),
});
