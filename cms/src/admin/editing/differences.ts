import type { Fields } from "./merge";

/** A field that two versions have differently, as text. `path` is as in `hero.title`. */
export type Difference = { path: string; one: string; other: string };

/** What Strapi keeps of a record, and what the form adds for itself. */
const notWritten =
  /^(id|documentId|createdAt|updatedAt|publishedAt|createdBy|updatedBy|publishedBy|status|locale|localizations|__component|__temp_key__|scheduleProblem)$/;

type Chosen = { name?: unknown; title?: unknown; label?: unknown; documentId?: unknown };

const nameOfChosen = ({ name, title, label, documentId }: Chosen) =>
  String(name ?? title ?? label ?? documentId);

const isObject = (value: unknown): value is Fields => typeof value === "object" && value !== null;

/** What a relation is changed to; a saved version has only the number of its records. */
const isRelation = (value: Fields) => "connect" in value || "count" in value;

const leaves = (value: unknown, path: string, found: Map<string, string>) => {
  if (Array.isArray(value) || (isObject(value) && !("documentId" in value) && !isRelation(value))) {
    for (const [name, field] of Object.entries(value)) {
      if (!notWritten.test(name)) leaves(field, path ? `${path}.${name}` : name, found);
    }

    return;
  }
  if (value === null || value === undefined || value === "") return;
  if (!isObject(value)) {
    found.set(path, String(value));
    return;
  }
  if (!isRelation(value)) {
    found.set(path, nameOfChosen(value));
    return;
  }
  const { connect = [], disconnect = [] } = value as Record<string, Chosen[]>;
  const changes = [
    ...connect.map((chosen) => `+ ${nameOfChosen(chosen)}`),
    ...disconnect.map((chosen) => `− ${nameOfChosen(chosen)}`),
  ];
  if (changes.length > 0) found.set(path, changes.join(", "));
};

const leavesOf = ({ documentId: _record, ...fields }: Fields) => {
  const found = new Map<string, string>();
  leaves(fields, "", found);

  return found;
};

/** Where two versions of a record differ, in the order of the form. */
export const differencesOf = (one: Fields, other: Fields): Difference[] => {
  const [first, second] = [leavesOf(one), leavesOf(other)];
  const paths = new Set([...first.keys(), ...second.keys()]);

  return [...paths]
    .map((path) => ({ path, one: first.get(path) ?? "", other: second.get(path) ?? "" }))
    .filter((difference) => difference.one !== difference.other);
};
