import type { FormFields } from "../field-schemas";
import { type Fields, isRecordMetadata, valueAt } from "../form-values";

import { alignItems } from "./align-items";

/** The version that is kept: 0 for the first, 1 for the second. */
export type Choice = 0 | 1;

/** A part of a field that differs between two versions, as text. `path` is like `hero.title`. */
export type Part = {
  path: string;
  texts: [string, string];
  /** True for two records or files of one name. */
  isAnother?: boolean;
  /** The version that has its item of a list, if the other has none. */
  only?: Choice;
  /** The text of the version that both started from, if both changed it. */
  base?: string;
  /** The version that changed it, if the other did not. */
  decided?: Choice;
};
/** A field that differs between two versions of a record. */
export type Difference = {
  field: string;
  parts: Part[];
  /** True if each part can be taken alone: both versions have the same components. */
  isDivisible: boolean;
};

/** Keys of a component that Strapi and its form add, and the key of a form's question. */
const partMetadata = /^(id|__component|__temp_key__|key)$/;

type Chosen = { name?: unknown; title?: unknown; label?: unknown; documentId?: unknown };
/** `documentId` tells records and files of the same name apart. */
type Leaf = { text: string; documentId?: unknown };

const nameOf = ({ name, title, label, documentId }: Chosen) =>
  String(name ?? title ?? label ?? documentId);

const isObject = (value: unknown): value is Fields => typeof value === "object" && value !== null;

/**
 * The changes of a relation; a saved version has only the number of its records. A component may have
 * a field of that name.
 */
const isRelation = (value: Fields) => "connect" in value || Object.keys(value).join() === "count";

/**
 * True if the form chooses or removes records in a relation of a component that is saved. Whether the
 * other version changed that relation is not known.
 */
const changesRelation = (value: unknown): boolean => {
  if (!isObject(value) || "documentId" in value) return false;
  if (isRelation(value)) {
    const { connect = [], disconnect = [] } = value as Record<string, unknown[]>;

    return connect.length + disconnect.length > 0;
  }

  return (Array.isArray(value) || "id" in value) && Object.values(value).some(changesRelation);
};

/** A line for each record: a title may contain any separator. */
const relationText = ({ connect = [], disconnect = [] }: Record<string, Chosen[]>) =>
  [
    ...connect.map((chosen) => `+ ${nameOf(chosen)}`),
    ...disconnect.map((chosen) => `− ${nameOf(chosen)}`),
  ].join("\n");

/** JSON in one style: Strapi's form has typed JSON as text. */
const jsonText = (value: unknown) => {
  if (value === null || value === undefined || value === "") return "";
  try {
    return JSON.stringify(typeof value === "string" ? JSON.parse(value) : value, null, 2);
  } catch {
    return String(value);
  }
};

/** A component without a text, which a version may lack. */
const noText = "(no text)";

/**
 * Compares versions of records.
 *
 * @param isJson whether the field of a path has JSON, which is one text.
 */
const createComparison = (isJson: FormFields["isJson"]) => {
  /** The values of a field, and of those in its components, as text by path. */
  const leavesOf = (value: unknown, path: string): [string, Leaf][] => {
    if (isJson(path)) return [[path, { text: jsonText(value) }]];
    if (typeof value === "boolean") return [[path, { text: value ? "Yes" : "No" }]];
    if (!isObject(value)) return [[path, { text: String(value ?? "") }]];
    if (isRelation(value)) {
      return [[path, { text: relationText(value as Record<string, Chosen[]>) }]];
    }
    if ("documentId" in value) {
      return [[path, { text: nameOf(value), documentId: value.documentId }]];
    }
    const leaves = Object.entries(value)
      .filter(([name]) => !partMetadata.test(name))
      .flatMap(([name, part]) => leavesOf(part, `${path}.${name}`));
    const isEmptyItem = /\.\d+$/.test(path) && leaves.every(([, { text }]) => text === "");

    return isEmptyItem ? [[path, { text: noText }]] : leaves;
  };

  const empty: Leaf = { text: "" };
  const partsOf = (field: string, one: unknown, other: unknown): Part[] => {
    const first = new Map(leavesOf(one, field));
    const second = new Map(leavesOf(other, field));

    return [...new Set([...first.keys(), ...second.keys()])].flatMap((path) => {
      const a = first.get(path) ?? empty;
      const b = second.get(path) ?? empty;
      const isAnother = a.documentId !== b.documentId && a.text === b.text;
      // The same record may have another title by now.
      const isSame = a.documentId === undefined ? a.text === b.text : a.documentId === b.documentId;
      if (isSame && !isAnother) return [];

      return [
        { path, texts: [a.text, b.text] as [string, string], ...(isAnother && { isAnother }) },
      ];
    });
  };

  const firstText = (item: unknown) =>
    leavesOf(item, "").find(([, { text }]) => text !== "")?.[1].text;
  const idsOf = (items: readonly unknown[]) =>
    new Set<unknown>(
      items.flatMap((item) => (isObject(item) && item.id !== undefined ? [item.id] : [])),
    );

  const isOfSameKind = (one: unknown, other: unknown) =>
    isObject(one) && isObject(other) && one.__component === other.__component;

  /**
   * Tells whether two items of two lists are one, also if it was changed: by its id if both lists have that,
   * else by its kind and its first text.
   */
  const createIsSameItem = (ones: readonly unknown[], others: readonly unknown[]) => {
    const otherIds = idsOf(others);
    const ids = new Set([...idsOf(ones)].filter((id) => otherIds.has(id)));

    return (one: unknown, other: unknown) => {
      if (!isObject(one) || !isObject(other)) return false;
      if (ids.has(one.id) || ids.has(other.id)) return one.id === other.id;

      return isOfSameKind(one, other) && firstText(one) === firstText(other);
    };
  };

  /**
   * The parts of a list whose items are not the same: an item that only one version has is compared with
   * nothing, rather than with one of another kind in its place.
   */
  const itemParts = (field: string, one: readonly unknown[], other: readonly unknown[]): Part[] => {
    const rules = [createIsSameItem(one, other), isOfSameKind];

    return alignItems(one, other, rules).flatMap(([at, otherAt]) => {
      const parts = partsOf(
        `${field}.${otherAt ?? at}`,
        at === undefined ? undefined : one[at],
        otherAt === undefined ? undefined : other[otherAt],
      );
      if (at !== undefined && otherAt !== undefined) return parts;

      return parts.map((part): Part => ({ ...part, only: at === undefined ? 1 : 0 }));
    });
  };

  const hasRelation = (value: unknown): boolean =>
    isObject(value) && (isRelation(value) || Object.values(value).some(hasRelation));

  /** True if only texts, numbers and the like differ: both have the same components in one order. */
  const differOnlyInTexts = (path: string, one: unknown, other: unknown): boolean => {
    if (isJson(path)) return true;
    if (!isObject(one) || !isObject(other)) return !isObject(one) && !isObject(other);
    const isChosen = (value: Fields) => isRelation(value) || "documentId" in value;
    // The form has a relation's changes only, which belong to the component of this id.
    if (one.id !== other.id && (hasRelation(one) || hasRelation(other))) return false;
    if (partsOf(path, one, other).length === 0) return true;
    if (isChosen(one) || isChosen(other) || one.__component !== other.__component) return false;

    return Object.keys({ ...one, ...other })
      .filter((name) => !partMetadata.test(name))
      .every((name) => differOnlyInTexts(`${path}.${name}`, one[name], other[name]));
  };

  return (field: string, one: unknown, other: unknown): Difference => {
    const isDivisible = differOnlyInTexts(field, one, other);
    const areLists = Array.isArray(one) && Array.isArray(other);
    const parts =
      areLists && !isDivisible ? itemParts(field, one, other) : partsOf(field, one, other);

    return { field, parts, isDivisible };
  };
};

/**
 * The difference with what each version changed. Parts are decided one by one only if all three
 * versions have the same components.
 *
 * @param ones what the first version changed.
 * @param others what the second version, that of the form, changed.
 */
const decide = (
  difference: Difference,
  ones: Difference,
  others: Difference,
  form: Fields,
): Difference => {
  const { field, parts, isDivisible } = difference;
  const byPart = isDivisible && ones.isDivisible;
  const changeOf = (changed: Difference, path: string) =>
    byPart ? changed.parts.find((part) => part.path === path) : changed.parts[0];

  return {
    ...difference,
    parts: parts.map((part) => {
      const { path } = part;
      if (changesRelation(valueAt(form, byPart ? path.split(".") : [field]))) return part;
      const changed = changeOf(ones, path);
      if (!changed) return { ...part, decided: 1 };
      if (!changeOf(others, path)) return { ...part, decided: 0 };

      return byPart ? { ...part, base: changed.texts[0] } : part;
    }),
  };
};

/**
 * The fields in which two versions of a record differ, in the order of the form.
 *
 * @param base the version that both started from: the differences then say who changed what.
 */
export const differencesOf = (
  one: Fields,
  other: Fields,
  isJson: FormFields["isJson"],
  base?: Fields,
): Difference[] => {
  const compare = createComparison(isJson);
  const decided = (difference: Difference) => {
    const { field } = difference;
    if (!base) return difference;

    return decide(
      difference,
      compare(field, base[field], one[field]),
      compare(field, base[field], other[field]),
      other,
    );
  };

  return [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .filter((field) => !isRecordMetadata(field))
    .map((field) => compare(field, one[field], other[field]))
    .filter(({ parts }) => parts.length > 0)
    .map(decided);
};
