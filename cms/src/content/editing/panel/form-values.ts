import { isRecord } from "../../../common/is-record";

/** The values of a form, or of a component in it. */
export type Fields = Record<string, unknown>;

const inOrder = (_name: string, value: unknown) =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

const recordMetadata =
  /^(id|documentId|createdAt|updatedAt|publishedAt|createdBy|updatedBy|publishedBy|status|locale|localizations|scheduleProblem)$/;

/** True for Strapi's metadata of a record, and for fields that the CMS sets. */
export const isRecordMetadata = (field: string) => recordMetadata.test(field);

/** True if two values of a form are equal, in any order of their fields. */
export const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder);

/** What is in the place that the keys lead to. */
export const valueAt = (value: unknown, keys: readonly string[]): unknown =>
  keys.reduce((part, key) => (part as Fields | undefined)?.[key], value);

/** A value with another one in the place that the keys lead to. */
export const setAt = (value: unknown, [key, ...keys]: readonly string[], set: unknown): unknown => {
  if (key === undefined) return set;
  if (Array.isArray(value)) return value.with(Number(key), setAt(value[Number(key)], keys, set));

  return { ...(value as Fields), [key]: setAt((value as Fields)[key], keys, set) };
};
