import type { Fields } from "./merge";

/** A field that differs between two versions, as text. `path` is like `hero.title`. */
export type Difference = { path: string; one: string; other: string };

/** Strapi's metadata of a record, and keys that the form adds. */
const metadataFields =
  /^(id|documentId|createdAt|updatedAt|publishedAt|createdBy|updatedBy|publishedBy|status|locale|localizations|__component|__temp_key__|scheduleProblem)$/;

type Chosen = { name?: unknown; title?: unknown; label?: unknown; documentId?: unknown };

const nameOf = ({ name, title, label, documentId }: Chosen) =>
  String(name ?? title ?? label ?? documentId);

const isObject = (value: unknown): value is Fields => typeof value === "object" && value !== null;

/** The changes of a relation; a saved version has only the number of its records. */
const isRelation = (value: Fields) => "connect" in value || "count" in value;

const relationText = ({ connect = [], disconnect = [] }: Record<string, Chosen[]>) =>
  [
    ...connect.map((chosen) => `+ ${nameOf(chosen)}`),
    ...disconnect.map((chosen) => `− ${nameOf(chosen)}`),
  ].join(", ");

/** The values of fields, and of those in their components, as text by path. */
const leavesOf = (fields: object, path: string[] = []): [string, string][] =>
  Object.entries(fields).flatMap(([name, value]) => {
    if (metadataFields.test(name)) return [];
    const place = [...path, name];
    if (!isObject(value)) return [[place.join("."), String(value ?? "")]];
    if (isRelation(value)) {
      return [[place.join("."), relationText(value as Record<string, Chosen[]>)]];
    }

    return "documentId" in value ? [[place.join("."), nameOf(value)]] : leavesOf(value, place);
  });

/** The differences of two versions of a record, in the order of the form. */
export const differencesOf = (one: Fields, other: Fields): Difference[] => {
  const first = new Map(leavesOf(one));
  const second = new Map(leavesOf(other));
  const paths = new Set([...first.keys(), ...second.keys()]);

  return [...paths]
    .map((path) => ({ path, one: first.get(path) ?? "", other: second.get(path) ?? "" }))
    .filter((difference) => difference.one !== difference.other);
};
