import { isBlank } from "../../../../common/rules/blank";
import { pageStart, requiredOnce } from "../../../../common/rules/dynamic-zones";
import { isVisibleText } from "../../../../common/rules/visible-text";

import type { Schema } from "../field-schemas";
import type { Fields } from "../form-values";

import type { SectionFields } from "./copy-section";

/** The schema of a component with its name; `preview` is the URL of a picture. */
export type SectionSchema = Schema & { info?: { displayName?: string; preview?: string } };

/** A dynamic zone of the form. */
export type Zone = {
  name: string;
  label: string;
  /** What the record needs in it. Strapi's form cuts it after some words. */
  hint: string | undefined;
  sections: SectionFields[];
  /** The components that it may have. */
  allowed: string[];
  /** The most sections. */
  max: number;
};

type ZoneAttribute = Schema["attributes"][string] & { max?: number };
type PartAttribute = Schema["attributes"][string] & {
  required?: boolean;
  repeatable?: boolean;
  min?: number;
  max?: number;
};

/** The dynamic zones of a record's form. */
export const zonesOf = ({ attributes }: Pick<Schema, "attributes">, values: Fields): Zone[] =>
  Object.entries(attributes)
    .filter(([, { type }]) => type === "dynamiczone")
    .map(([name, attribute]) => ({
      name,
      label: attribute.pluginOptions?.editor?.label ?? name,
      hint: attribute.pluginOptions?.editor?.description,
      sections: Array.isArray(values[name]) ? (values[name] as SectionFields[]) : [],
      allowed: attribute.components ?? [],
      max: (attribute as ZoneAttribute).max ?? Infinity,
    }));

const maxWords = 60;

const textTypes = ["string", "text", "richtext"];

/** The heading of a section, or else its first text. */
const firstText = (section: SectionFields, schema: SectionSchema | undefined): string => {
  const names = Object.entries(schema?.attributes ?? {})
    .filter(([, { type = "" }]) => textTypes.includes(type))
    .map(([name]) => name);
  const texts = ["title", ...names].map((name) => section[name]);

  return String(texts.find((text) => typeof text === "string" && text.trim()) ?? "")
    .replace(/\s+/g, " ")
    .trim();
};

/** The kind of a section: "Quotes". */
export const kindOf = (schemas: readonly SectionSchema[], uid: string): string =>
  schemas.find((schema) => schema.uid === uid)?.info?.displayName ?? uid;

/**
 * Names a section of the open form. Strapi's own keys say only where a saved one is, so its id does; a new
 * one has none.
 */
export const keyOf = ({ __component: uid, id, __temp_key__: key }: SectionFields) =>
  id === undefined ? `new ${String(key)}` : `${uid} ${String(id)}`;

/** The place of a section by its key; undefined if it is gone. */
export const placeOf = (zones: readonly Zone[], name: string, key: string) => {
  const zone = zones.find((one) => one.name === name);
  const at = zone?.sections.findIndex((section) => keyOf(section) === key) ?? -1;

  return at < 0 ? undefined : at;
};

/**
 * The section of a field that the page shows, since each page needs it, and that the form does not have.
 *
 * @param field as `sections.2.title`: after those of the form.
 */
export const missingSection = (zones: readonly Zone[], field: string) => {
  const [name, at = ""] = field.split(".");
  const zone = zones.find((one) => one.name === name);
  if (!zone || !/^\d+$/.test(at) || zone.sections[Number(at)]) return undefined;
  const has = (uid: string) => zone.sections.some(({ __component }) => __component === uid);
  const uid = Object.keys(requiredOnce).find((one) => zone.allowed.includes(one) && !has(one));

  return uid === undefined ? undefined : { zone, uid };
};

/** The kinds of sections that a zone may get: those that it needs once, only if it has none. */
export const addableTo = ({ allowed, sections }: Zone) =>
  allowed.filter(
    (uid) => !(uid in requiredOnce && sections.some((one) => one.__component === uid)),
  );

/** Where a new section goes: the one that a page starts with to the start. */
export const placeFor = (uid: string, at: number) => (uid === pageStart ? 0 : at);

/** True if a page starts with this section, which stays above the others. */
export const isStart = (section: SectionFields | undefined) => section?.__component === pageStart;

/** A section in words: "Quotes: What clients say". */
export const describeSection = (schemas: readonly SectionSchema[], section: SectionFields) => {
  const { __component: uid } = section;
  const schema = schemas.find((one) => one.uid === uid);
  const text = firstText(section, schema);
  const words = text.length > maxWords ? `${text.slice(0, maxWords - 1).trimEnd()}…` : text;

  return words ? `${kindOf(schemas, uid)}: ${words}` : kindOf(schemas, uid);
};

/** The fields of a section or part. */
const attributesOf = (schemas: readonly SectionSchema[], uid: string) =>
  Object.entries(schemas.find((schema) => schema.uid === uid)?.attributes ?? {}) as [
    name: string,
    attribute: PartAttribute,
  ][];

/**
 * A new part with the default values of its fields. A list that needs items has as many, to be filled in:
 * the page would not show an empty one.
 */
export const newPart = (schemas: readonly SectionSchema[], uid: string): Fields => {
  const values = attributesOf(schemas, uid).flatMap(([name, attribute]) => {
    const { component, repeatable, min = 0 } = attribute;
    if (component && repeatable) {
      const items = Array.from({ length: min }, (_, at) => ({
        ...newPart(schemas, component),
        // A key of fractional-indexing.
        __temp_key__: `a${at}`,
      }));

      return items.length > 0 ? [[name, items]] : [];
    }

    return "default" in attribute ? [[name, attribute.default]] : [];
  });

  return Object.fromEntries(values) as Fields;
};

const labelOf = (name: string, { pluginOptions }: PartAttribute) =>
  pluginOptions?.editor?.label ?? name;

/** True for a field of the form; Strapi's own ones, such as the id, have no label of ours. */
const isInForm = ({ pluginOptions }: PartAttribute) => pluginOptions?.editor !== undefined;

/** A list of parts in a section, such as its cards. */
export type SectionItems = {
  name: string;
  label: string;
  component: string;
  isFull: boolean;
  /** True if a new item needs more than texts, which the page can edit. */
  needsForm: boolean;
};

/** The lists of parts that a section has. */
export const itemsOf = (
  schemas: readonly SectionSchema[],
  section: SectionFields,
): SectionItems[] =>
  attributesOf(schemas, section.__component).flatMap(([name, attribute]) => {
    const { component, repeatable, max = Infinity } = attribute;
    if (!component || !repeatable) return [];
    const items = section[name];
    const isFull = Array.isArray(items) && items.length >= max;
    const needsForm = attributesOf(schemas, component).some(
      ([, one]) => one.required && !("default" in one) && !isVisibleText(one),
    );

    return [{ name, label: labelOf(name, attribute), component, isFull, needsForm }];
  });

/** A field of a section that is filled in in the form, and what its entry of a menu is called. */
export type FormField = { name: string; label: string };

/**
 * The fields of a section that the page cannot edit: pictures and chosen records, and an empty text or part
 * that may stay empty, which the page does not show.
 */
export const formFieldsOf = (
  schemas: readonly SectionSchema[],
  section: SectionFields,
): FormField[] =>
  attributesOf(schemas, section.__component).flatMap(([name, attribute]) => {
    const { type, required, component, repeatable } = attribute;
    const isChosen = type === "media" || type === "relation";
    const isLeftOut = !required && isBlank(section[name]);
    const isPart = component !== undefined && !repeatable;
    if (!isInForm(attribute)) return [];
    if (!isChosen && !(isLeftOut && (isPart || isVisibleText(attribute)))) return [];
    const verb = isChosen ? "Choose" : "Add";

    return [{ name, label: `${verb} “${labelOf(name, attribute)}”` }];
  });

/** True for a field of pictures or other files. */
export const isMedia = (schemas: readonly SectionSchema[], uid: string, field: string) =>
  attributesOf(schemas, uid).some(([name, { type }]) => name === field && type === "media");

/** The component of a field that is one part; undefined for a list and others. */
export const partOf = (schemas: readonly SectionSchema[], uid: string, field: string) => {
  const [, attribute] = attributesOf(schemas, uid).find(([name]) => name === field) ?? [];

  return attribute?.repeatable ? undefined : attribute?.component;
};

/** The first field of a part, where somebody begins to fill it in. */
export const firstFieldOf = (schemas: readonly SectionSchema[], uid: string) =>
  attributesOf(schemas, uid).find(([, one]) => isInForm(one))?.[0] ?? "";

/** The first text that a part needs. */
export const firstTextOf = (schemas: readonly SectionSchema[], uid: string) =>
  attributesOf(schemas, uid).find(([, one]) => one.required && isVisibleText(one))?.[0];

/** A new section, as `newPart`. */
export const newSection = (schemas: readonly SectionSchema[], uid: string): SectionFields => ({
  ...newPart(schemas, uid),
  __component: uid,
});
