import { isDeepStrictEqual } from "node:util";

import type { Core, Struct } from "@strapi/strapi";
import { parse, stringify } from "yaml";

import { bodyField } from "../../common/rules/body-field";
import type { Attribute, Attributes, ContentRecord } from "../../common/rules/model";
import { mapContent, writtenAttributes } from "../model/record-content";
import { attributesOf, componentsOf } from "../model/schemas";

import { changeTargets } from "./text-pictures";

/** The names that a record's references have in an export; undefined for what is not exported. */
export type Names = {
  record: (uid: string, documentId: string) => string | undefined;
  file: (id: number) => string | undefined;
  /** The name of a file by its address in a text. */
  address: (url: string) => string | undefined;
};

const isEmpty = (value: unknown) =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0);

const toValue = ({ type }: Attribute, value: unknown) =>
  type === "datetime" && value ? new Date(value as string).toISOString() : value;

/** Fields in the order of the schema, to any depth, without empty ones. */
const tidy = (
  strapi: Core.Strapi,
  names: Names,
  attributes: Attributes,
  content: ContentRecord,
): ContentRecord => {
  const tidyPart = (uid: string) => (part: ContentRecord) => ({
    ...(part.__component !== undefined && { __component: part.__component }),
    ...tidy(
      strapi,
      names,
      attributesOf(strapi.components[(part.__component ?? uid) as never]),
      part,
    ),
  });
  const tidyValue = (attribute: Attribute, value: unknown): unknown => {
    const { type, component = "" } = attribute;
    if (type === "component" || type === "dynamiczone") {
      return Array.isArray(value)
        ? value.map(tidyPart(component))
        : tidyPart(component)(value as ContentRecord);
    }
    if (type === "richtext") return changeTargets(String(value), names.address);

    return toValue(attribute, value);
  };

  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, attribute]) => {
      const value = content[name];
      // Without it, an import would fill in the default.
      if (isEmpty(value)) return "default" in attribute && value === null ? [[name, null]] : [];

      return [[name, tidyValue(attribute, value)]];
    }),
  );
};

/** YAML that reads back as the same data: its blocks would change lines that end with CR. */
const toYaml = (data: ContentRecord) => {
  const options = { lineWidth: 0, aliasDuplicateObjects: false };
  const yaml = stringify(data, options);

  return isDeepStrictEqual(parse(yaml), data)
    ? yaml
    : stringify(data, { ...options, defaultStringType: "QUOTE_DOUBLE" });
};

/**
 * A record as a Markdown file: its fields as front matter, and its text as the body. The private fields
 * that editors fill in are in it, such as the receiver of a form's answers; its times are not.
 *
 * @param record with its references populated.
 */
export const exportRecord = (
  strapi: Core.Strapi,
  schema: Struct.ContentTypeSchema,
  record: ContentRecord,
  names: Names,
): string => {
  const attributes = writtenAttributes(schema);
  const keep = <T>(found: (T | undefined)[], isList: boolean) => {
    const known = found.filter((name) => name !== undefined);

    return isList ? known : (known[0] ?? null);
  };
  const mapped = mapContent(componentsOf(strapi), attributes, record, {
    relation: (records, { target = "", relation = "" }) =>
      keep(
        records.map(({ documentId }) => names.record(target, String(documentId))),
        /Many$/.test(relation),
      ),
    media: (files, { multiple }) =>
      keep(
        files.map(({ id }) => names.file(Number(id))),
        multiple === true,
      ),
  });
  const data = tidy(strapi, names, attributes, mapped);
  const field = bodyField(attributes);
  const { [field ?? ""]: body, ...fields } = data;

  return `---\n${toYaml(fields)}---\n${typeof body === "string" ? body : ""}`;
};
