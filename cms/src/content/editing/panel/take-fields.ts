import { isRecord } from "../../../common/is-record";

/** The values of a form, or of a component in it. */
export type Fields = Record<string, unknown>;

/** True for components; a chosen file has a document id, and a record that is chosen or removed `apiData`. */
const isPart = (value: unknown): value is Fields =>
  isRecord(value) && !("documentId" in value) && !("apiData" in value);

const inOrder = (_name: string, value: unknown) =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** True if two values of a form are equal, in any order of their fields. */
export const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder);

/** The kind of a part: that of a section, or its place in its owner. Ids of two kinds may be equal. */
const kindOf = ({ __component: uid }: Fields, place: string) =>
  typeof uid === "string" ? uid : place;

/** The ids of a field's parts, with their kinds. */
const idsIn = (value: unknown, place: string): string[] => {
  if (Array.isArray(value)) return value.flatMap((item) => idsIn(item, place));
  if (!isPart(value)) return [];
  const kind = kindOf(value, place);

  return [
    ...(value.id === undefined ? [] : [`${kind} ${String(value.id)}`]),
    ...Object.entries(value).flatMap(([name, field]) => idsIn(field, `${kind}.${name}`)),
  ];
};

/** Strapi rejects a component with an id that the record no longer has; without an id it is new. */
const withoutUnknownIds = (value: unknown, place: string, known: readonly string[]): unknown => {
  if (Array.isArray(value)) return value.map((item) => withoutUnknownIds(item, place, known));
  if (!isPart(value)) return value;
  const kind = kindOf(value, place);

  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, field]) => name !== "id" || known.includes(`${kind} ${String(field)}`))
      .map(([name, field]) => [name, withoutUnknownIds(field, `${kind}.${name}`, known)]),
  );
};

/** A field or a part of one, by its path, as `hero.title`; `text` instead of that of the other version. */
export type Taken = { path: string; text?: string };

/** The saved version of a record, with some fields of another version. */
export const takeFields = (saved: Fields, other: Fields, names: readonly string[]): Fields => ({
  ...saved,
  ...Object.fromEntries(
    names.map((name) => [name, withoutUnknownIds(other[name], name, idsIn(saved[name], name))]),
  ),
});

/** What is in the place that the keys lead to. */
export const valueAt = (value: unknown, keys: readonly string[]): unknown =>
  keys.reduce((part, key) => (part as Fields | undefined)?.[key], value);

/** A value with another one in the place that the keys lead to. */
export const setAt = (value: unknown, [key, ...keys]: readonly string[], set: unknown): unknown => {
  if (key === undefined) return set;
  if (Array.isArray(value)) return value.with(Number(key), setAt(value[Number(key)], keys, set));

  return { ...(value as Fields), [key]: setAt((value as Fields)[key], keys, set) };
};

/** The saved version of a record, with what is taken from another version. */
export const takeParts = (saved: Fields, other: Fields, taken: readonly Taken[]): Fields =>
  taken.reduce((fields: Fields, { path, text }) => {
    const keys = path.split(".");
    if (keys.length === 1 && text === undefined) return takeFields(fields, other, keys);

    return setAt(fields, keys, text ?? valueAt(other, keys) ?? null) as Fields;
  }, saved);
