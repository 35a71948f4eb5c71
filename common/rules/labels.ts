import { isRecord } from "../is-record.ts";

import type { Attributes, Components, ContentRecord, Issue, ModelSchema } from "./model.ts";

/**
 * The label of a field as in the panel's form, with the names of sections: `Sections › 2 (Card group) › Heading`.
 *
 * @param path of the field, as in an issue.
 * @param record identifies the components in a dynamic zone; without it, the first component with
 *   the field counts.
 */
export const fieldLabel = (
  components: Components,
  attributes: Attributes,
  path: readonly string[],
  record?: unknown,
): string => {
  const componentOf = (name: unknown) => components.get(String(name));
  const attributesOf = (name: unknown) => componentOf(name)?.attributes ?? {};
  let within: Attributes[] = [attributes];
  let value = record;

  return path
    .map((part) => {
      value = (value as Record<string, unknown> | null | undefined)?.[part];
      if (/^\d+$/.test(part)) {
        const number = String(Number(part) + 1);
        if (!isRecord(value) || !value.__component) return number;
        within = [attributesOf(value.__component)];
        const { label } = componentOf(value.__component) ?? {};

        return label ? `${number} (${label})` : number;
      }
      const attribute = within.map((one) => one[part]).find((found) => found !== undefined);
      const { component, components: choice = [], pluginOptions } = attribute ?? {};
      within = (component ? [component] : choice).map(attributesOf);

      return pluginOptions?.editor?.label ?? part;
    })
    .join(" › ");
};

/** An issue with the label of its field: `Search and sharing › Description: Shorten …`. */
export const fieldSentence = (
  components: Components,
  attributes: Attributes,
  { path, message }: Issue,
  record: ContentRecord,
): string => {
  const label = fieldLabel(components, attributes, path, record);

  return label ? `${label}: ${message}` : message;
};

/** A record's name, capitalized to start a message. */
export const recordLabel = ({ kind, name }: ModelSchema, record: ContentRecord) =>
  kind === "singleType"
    ? `The record ${name}`
    : `The ${name} "${String(record.slug || record.title || record.name || record.from || record.documentId)}"`;

/** An issue of a published record, and what to do. */
export const issueSentence = (
  components: Components,
  type: ModelSchema,
  record: ContentRecord,
  { path, message, hasNoPage }: Issue,
) =>
  [
    `${recordLabel(type, record)}, in ${fieldLabel(components, type.attributes, path, record)}: ${message}`,
    ...(hasNoPage ? [] : ["Correct it in the content manager and publish it again."]),
  ].join(" ");
