import { isRecord } from "../../../common/is-record";

import { pageStart, requiredOnce } from "../../../common/rules/dynamic-zones";
import type { Attribute, ModelSchema } from "../../../common/rules/model";
import { isOnPage, isVisibleText } from "../../../common/rules/visible-text";

import { formatDate } from "./dates";
import { isEmpty, isNewPart, placeholderFor, placeholderText } from "./placeholders";
import {
  childSource,
  getSource,
  attachSource,
  serializeSource,
  encodeSource,
  type FieldSource,
} from "./field-source";
import type { RecordStore } from "./record-store";
import { relationTarget } from "./relations";

type Args = Record<string, unknown>;
/** A field of a record or of a component in one. */
type Field = {
  name: string;
  attribute: Attribute;
  value: unknown;
  fieldSource: FieldSource | undefined;
};

export type Render = (text: string) => Promise<string>;

/** What the values of fields depend on. */
export type FieldContext = {
  store: RecordStore;
  /** ISO time at which the page would be built, and its drafts published. */
  now: string;
};

const isRequired = ({ type, required, repeatable }: Attribute) =>
  required === true || type === "dynamiczone" || (type === "component" && repeatable === true);

const attachSources = (value: unknown, fieldSource: FieldSource | undefined) =>
  Array.isArray(value)
    ? value.map((part: object, index) =>
        // A part of a list that lacks some has its own.
        attachSource(part, getSource(part) ?? childSource(fieldSource, index)),
      )
    : isRecord(value)
      ? attachSource(value, fieldSource)
      : value;

/** The place of a section that a record lacks: after all of its own, also hidden ones, which are not here. */
const lackedAt = 1000;

/** Adds the sections that a record needs and lacks, to sections with their sources. */
const completeZone = (
  sections: readonly unknown[],
  { components = [] }: Attribute,
  fieldSource: FieldSource | undefined,
) => {
  const lacked = Object.keys(requiredOnce)
    .filter((name) => components.includes(name))
    .filter((name) => !sections.some((one) => isRecord(one) && one.__component === name))
    .map((__component, at) =>
      attachSource({ __component }, childSource(fieldSource, lackedAt + at)),
    );
  const isStart = ({ __component }: (typeof lacked)[number]) => __component === pageStart;

  return [...lacked.filter(isStart), ...sections, ...lacked.filter((one) => !isStart(one))];
};

/** Media with the source of their field; a list of them is one field. */
const withMediaSource = (value: unknown, fieldSource: FieldSource | undefined): unknown =>
  Array.isArray(value)
    ? value.map((file) => withMediaSource(file, fieldSource))
    : isRecord(value)
      ? attachSource({ ...value }, fieldSource)
      : value;

const resolveRelation = async ({ attribute, value }: Field, store: RecordStore) => {
  const records = await store.list(relationTarget(attribute.target, store));
  const find = (link: unknown) =>
    records.find(({ documentId }) => isRecord(link) && documentId === link.documentId);
  if (Array.isArray(value)) return value.map(find).filter((record) => record !== undefined);

  return find(value) ?? null;
};

// The source is a comment: an element would affect the layout.
const richText = async ({ name, attribute, value, fieldSource }: Field, render: Render) => ({
  html: [
    fieldSource && `<!--source:${serializeSource(fieldSource, "richtext")}-->`,
    isEmpty(value) ? `<p>${placeholderText(name, attribute)}</p>` : await render(String(value)),
  ].join(""),
});

const encodedText = ({ value, attribute: { type }, fieldSource }: Field) =>
  encodeSource(String(value), fieldSource, type);

const resolveValue = (
  field: Field,
  { formatString }: Args,
  store: RecordStore,
  render: Render,
): unknown => {
  const { attribute, value, fieldSource } = field;
  switch (attribute.type) {
    case "relation":
      return resolveRelation(field, store);
    case "richtext":
      return richText(field, render);
    case "media":
      return withMediaSource(value, fieldSource);
    case "component":
      return attachSources(value, fieldSource);
    case "dynamiczone":
      return completeZone(attachSources(value, fieldSource) as unknown[], attribute, fieldSource);
    case "date":
    case "datetime":
      return typeof formatString === "string" ? formatDate(String(value), formatString) : value;
    default:
      return typeof value === "string" && isVisibleText(attribute) ? encodedText(field) : value;
  }
};

/** What is shown instead of an empty value; null for nothing. @param isOffered also if it may stay empty. */
const substituteFor = (name: string, attribute: Attribute, now: string, isOffered: boolean) => {
  if (isRequired(attribute)) return placeholderFor(name, attribute, now);

  return isOffered ? placeholderText(name, attribute, " (optional)") : null;
};

/** Resolves a field of a record, with a placeholder for a missing required value. */
export const resolveRecordField = (
  type: ModelSchema,
  name: string,
  source: Record<string, unknown>,
  args: Args,
  { store, now }: FieldContext,
  render: Render,
): unknown => {
  const attribute = type.attributes[name];
  // A draft is shown as it would be published now.
  if (!attribute) return source[name] ?? (name === "publishedAt" ? now : null);

  const isShown = isOnPage(type.name);
  const isOffered = isShown && isNewPart(source) && isVisibleText(attribute);
  const value = isEmpty(source[name])
    ? substituteFor(name, attribute, now, isOffered)
    : source[name];
  if (value === null && !isRequired(attribute)) return null;
  const fieldSource = isShown ? childSource(getSource(source), name) : undefined;

  return resolveValue({ name, attribute, value, fieldSource }, args, store, render);
};
