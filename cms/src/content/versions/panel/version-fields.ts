import { isRecord } from "../../../common/is-record";
import type { VersionRecord } from "../../types";

import {
  connectItems,
  itemDocumentId,
  type RelationItem,
} from "../../editing/panel/relation-items";
import type { Fields } from "../../editing/panel/form-values";

type Relation = { records: VersionRecord[] };
type Changes = { connect: RelationItem[]; disconnect?: RelationItem[] };

const isRelation = (value: unknown): value is Relation =>
  isRecord(value) && Array.isArray(value.records) && Object.keys(value).length === 1;
const isChanges = (value: unknown): value is Changes =>
  isRecord(value) && Array.isArray(value.connect);
const isFile = (value: Fields) => "documentId" in value;
const isMissingFile = (value: unknown) =>
  isRecord(value) && isFile(value) && value.id === undefined;

const recordsOf = (value: unknown) => (isRelation(value) ? value.records : []);

const mapParts = (value: unknown, map: (value: unknown) => unknown): unknown => {
  if (Array.isArray(value)) return value.map(map);
  if (!isRecord(value) || isFile(value)) return value;

  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, map(field)]));
};

const noLonger = (name: unknown) => `${String(name)} (no longer exists)`;

/** A kept version to show: relations as lists of records. */
export const shownVersion = (version: Fields): Fields => {
  const show = (value: unknown): unknown => {
    if (isRelation(value)) {
      return value.records.map(({ id, documentId, title }) => ({
        documentId,
        title: id === undefined ? noLonger(title) : title,
      }));
    }
    if (isRecord(value) && isMissingFile(value)) return { ...value, name: noLonger(value.name) };

    return mapParts(value, show);
  };

  return show(version) as Fields;
};

/** True for the same part. Sections of two kinds may have the same id: each kind has its own table. */
const isSamePart = (one: unknown, part: Fields) =>
  isRecord(one) && one.id === part.id && one.__component === part.__component;

/** The part of the saved draft that belongs to one of the form. */
const partnerOf = (part: unknown, saved: unknown): unknown =>
  isRecord(part) && part.id !== undefined
    ? [saved].flat().find((one) => isSamePart(one, part))
    : undefined;

const currentValue = (value: unknown, saved: unknown): unknown => {
  if (isChanges(value)) {
    const changed = [...value.connect, ...(value.disconnect ?? [])].map(itemDocumentId);

    return [
      ...recordsOf(saved)
        .filter(({ documentId }) => !changed.includes(documentId))
        .map(({ documentId, title }) => ({ documentId, title })),
      ...value.connect.map((item) => ({ documentId: itemDocumentId(item), title: item.label })),
    ];
  }
  if (Array.isArray(value)) return value.map((part) => currentValue(part, partnerOf(part, saved)));
  if (!isRecord(value) || isFile(value)) return value;

  const partner = isRecord(saved) && isSamePart(saved, value) ? saved : {};

  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, currentValue(field, partner[name])]),
  );
};

/**
 * The form as it is now, in the format of {@link shownVersion}: with the records of its relations, of
 * which Strapi's form has only the changes.
 *
 * @param draft as saved.
 * @param names of the fields to compare.
 */
export const shownForm = (values: Fields, draft: Fields, names: string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, currentValue(values[name], draft[name])]));

/** Those records that still exist. */
const itemsOf = (records: VersionRecord[]) =>
  connectItems(records).filter(({ id }) => id !== undefined);

const formValue = (value: unknown, saved: unknown): unknown => {
  if (isRelation(value)) {
    const connect = itemsOf(value.records);
    const before = itemsOf(recordsOf(saved));

    return JSON.stringify(connect) === JSON.stringify(before)
      ? { connect: [], disconnect: [] }
      : { connect, disconnect: before };
  }
  // A part of a version is a new one, without saved records.
  if (Array.isArray(value)) {
    return value.filter((item) => !isMissingFile(item)).map((item) => formValue(item, undefined));
  }
  if (isMissingFile(value)) return null;

  return mapParts(value, (field) => formValue(field, undefined));
};

/**
 * A kept version as values of Strapi's form, without what no longer exists.
 *
 * @param draft as saved.
 */
export const formVersion = (version: Fields, draft: Fields): Fields =>
  Object.fromEntries(
    Object.entries(version).map(([name, value]) => [name, formValue(value, draft[name])]),
  );
