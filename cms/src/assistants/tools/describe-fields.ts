import type { Core, Struct } from "@strapi/strapi";

import { fieldName, keptAttributes } from "../../content/model/record-content";
import { attributesOf } from "../../content/model/schemas";
import type { Attribute, Attributes } from "../../common/rules/model";

type Limits = { maxLength?: number; minLength?: number; min?: number; max?: number };

/** What the panel calls the kinds of fields, for a model. */
const kinds: Record<string, string> = {
  string: "one line of text",
  text: "plain text",
  richtext: "Markdown",
  uid: "the last part of the address",
  media: "a list with the picture’s { documentId }, as find_pictures has it; empty for none",
  relation: "a list of { documentId }, as find_records has the ids",
  enumeration: "one of the choices",
  date: "a day: YYYY-MM-DD",
  boolean: "true or false",
  component: "a group of fields",
  dynamiczone: "a list of sections, each with __component",
};

/** A component as describe_sections lists it. */
export const describeComponent = (strapi: Core.Strapi, name: string) => {
  const { info, attributes } = strapi.components[name as keyof typeof strapi.components] as {
    info: { displayName: string; description?: string };
    attributes: object;
  };

  return { name, title: info.displayName, for: info.description ?? "", attributes };
};

const choicesOf = ({ enum: choices = [], pluginOptions }: Attribute) => {
  const list = pluginOptions?.editor?.catalogue;
  if (list) return { choices: `the slugs of read_catalogue's ${list}` };

  return choices.length > 0 ? { choices } : {};
};

const describeField = (
  strapi: Core.Strapi,
  name: string,
  attribute: Attribute & Limits,
): Record<string, unknown> => {
  const { type, required, repeatable, component, components, target, pluginOptions } = attribute;
  const { maxLength, minLength, min, max } = attribute;
  const { description, pattern } = pluginOptions?.editor ?? {};

  return {
    name,
    label: fieldName(name, attribute),
    ...(description && { help: description }),
    is: repeatable ? `a list of groups of fields` : (kinds[type] ?? type),
    ...(required && { required }),
    ...Object.fromEntries(
      Object.entries({ maxLength, minLength, min, max }).filter(([, limit]) => limit !== undefined),
    ),
    ...(pattern && { pattern: pattern.regex, rule: pattern.rule }),
    ...choicesOf(attribute),
    ...(target && { of: target.split(".").at(-1) }),
    ...(component && {
      fields: describeFields(
        strapi,
        attributesOf(strapi.components[component as keyof typeof strapi.components]),
      ),
    }),
    ...(components && {
      sections: components.map((each) => {
        const { title, for: purpose } = describeComponent(strapi, each);

        return { name: each, title, for: purpose };
      }),
    }),
  };
};

/** Fields with the labels, help texts and limits that the panel shows. Sections are named, with what they are for. */
export const describeFields = (strapi: Core.Strapi, attributes: Attributes) =>
  Object.entries(attributes).map(([name, attribute]) => describeField(strapi, name, attribute));

/** The fields of a type that an assistant writes: none that visitors never see. */
export const describeType = (strapi: Core.Strapi, schema: Struct.ContentTypeSchema) =>
  describeFields(strapi, keptAttributes(schema));
