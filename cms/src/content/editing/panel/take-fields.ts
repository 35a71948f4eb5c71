import { isRecord } from "../../../common/is-record";

import { type Fields, setAt, valueAt } from "./form-values";

/** True for components; a chosen file has a document id, and a record that is chosen or removed `apiData`. */
const isPart = (value: unknown): value is Fields =>
  isRecord(value) && !("documentId" in value) && !("apiData" in value);

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

/** The saved version of a record, with what is taken from another version. */
export const takeParts = (saved: Fields, other: Fields, taken: readonly Taken[]): Fields =>
  taken.reduce((fields: Fields, { path, text }) => {
    const keys = path.split(".");
    if (keys.length === 1 && text === undefined) return takeFields(fields, other, keys);

    return setAt(fields, keys, text ?? valueAt(other, keys) ?? null) as Fields;
  }, saved);
