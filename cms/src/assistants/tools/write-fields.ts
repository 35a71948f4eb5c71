import type { Core, Struct } from "@strapi/strapi";

import { isRecord } from "../../common/is-record";
import type { Attribute, Attributes, ContentRecord, Issue } from "../../common/rules/model";
import {
  fieldName,
  findReferenced,
  keptAttributes,
  mapContent,
} from "../../content/model/record-content";
import { componentsOf } from "../../content/model/schemas";
import { type Ability, mayUseField } from "../../server/admin/rights";
import { suggest } from "../../server/lib/suggest";

import { sentences } from "./issue-sentences";

const texts = [
  "string",
  "text",
  "richtext",
  "uid",
  "email",
  "date",
  "datetime",
  "time",
  "enumeration",
];
const numbers = ["integer", "biginteger", "float", "decimal"];

const isReference = (value: unknown) => isRecord(value) && typeof value.documentId === "string";

const wrongType = (path: string[], expected: string): Issue[] => [
  { path, message: `This must be ${expected}.` },
];

const checkNames = (attributes: Attributes, fields: ContentRecord, path: string[]): Issue[] =>
  Object.keys(fields)
    .filter((name) => !Object.hasOwn(attributes, name) && !["__component", "id"].includes(name))
    .map((name) => ({
      path: [...path, name],
      message: `There is no such field here. Similar ones: ${suggest(name, Object.keys(attributes))}.`,
    }));

/** Issues of the shape of fields: what the database or Strapi would refuse without a sentence, or drop. */
const checkShape = (
  strapi: Core.Strapi,
  attributes: Attributes,
  fields: ContentRecord,
  path: string[] = [],
): Issue[] => {
  const components = componentsOf(strapi);
  const checkGroup = (name: string, group: unknown, at: string[]): Issue[] => {
    if (!isRecord(group)) return wrongType(at, "a group of fields");

    return checkShape(strapi, components.get(name)?.attributes ?? {}, group, at);
  };
  const checkSection = (section: unknown, allowed: readonly string[], at: string[]): Issue[] => {
    const name = isRecord(section) ? String(section.__component) : "";
    if (allowed.includes(name)) return checkGroup(name, section, at);

    return [
      {
        path: at,
        message: `A section needs a __component of this list: ${suggest(name, allowed)}.`,
      },
    ];
  };
  const checkValue = (attribute: Attribute, value: unknown, at: string[]): Issue[] => {
    const { type, component = "", components: allowed = [], repeatable, multiple } = attribute;
    const each = (check: (item: unknown, at: string[]) => Issue[]) =>
      Array.isArray(value)
        ? value.flatMap((item, index) => check(item, [...at, String(index)]))
        : wrongType(at, "a list");
    if (type === "dynamiczone") return each((item, place) => checkSection(item, allowed, place));
    if (type === "component" && repeatable) {
      return each((item, place) => checkGroup(component, item, place));
    }
    if (value === null) return [];
    if (type === "component") return checkGroup(component, value, at);
    if (type === "relation" || type === "media") {
      const isOne = type === "media" ? !multiple : /ToOne$/.test(attribute.relation ?? "");
      if (Array.isArray(value) && value.length > 1 && isOne) return wrongType(at, "one at most");

      return each((item, place) => (isReference(item) ? [] : wrongType(place, "{ documentId }")));
    }
    if (texts.includes(type)) return typeof value === "string" ? [] : wrongType(at, "text");
    if (numbers.includes(type)) {
      return Number.isFinite(value) ? [] : wrongType(at, "a number");
    }
    if (type === "boolean") {
      return typeof value === "boolean" ? [] : wrongType(at, "true or false");
    }

    return [];
  };

  return [
    ...checkNames(attributes, fields, path),
    ...Object.entries(fields).flatMap(([name, value]) => {
      const attribute = attributes[name];

      return attribute ? checkValue(attribute, value, [...path, name]) : [];
    }),
  ];
};

/**
 * The values that Strapi saves, of fields as read_record gives them.
 *
 * @param action the permission that a field needs.
 * @throws {ValidationError} with a sentence for each field that is wrong.
 */
export const toValues = async (
  strapi: Core.Strapi,
  schema: Struct.ContentTypeSchema,
  { ability, action }: { ability: Ability; action: string },
  fields: ContentRecord,
): Promise<ContentRecord> => {
  const attributes = keptAttributes(schema);
  const components = componentsOf(strapi);
  const refused = Object.entries(attributes)
    .filter(
      ([name, attribute]) =>
        name in fields && !mayUseField(ability, action, schema.uid, components, name, attribute),
    )
    .map(([name]) => ({ path: [name], message: "Your person’s role cannot change this field." }));
  sentences(strapi, schema, fields).throwAll([
    ...refused,
    ...checkShape(strapi, attributes, fields),
  ]);

  const referenced = await findReferenced(strapi, schema, [fields]);
  const missing: Issue[] = [];
  const found = (references: ContentRecord[], attribute: Attribute, what: string) =>
    references.flatMap((reference) => {
      const row = referenced(attribute, reference);
      if (!row) {
        missing.push({
          path: [fieldName("", attribute)],
          message: `There is no ${what} ${JSON.stringify(reference.documentId)}.`,
        });
      }

      return row ? [row] : [];
    });
  const values = mapContent(components, attributes, fields, {
    relation: (records, attribute) =>
      found(records, attribute, "record").map(({ documentId }) => ({ documentId })),
    media: (files, attribute) => {
      const ids = found(files, attribute, "picture").map(({ id }) => id);

      return attribute.multiple ? ids : (ids[0] ?? null);
    },
  });
  sentences(strapi, schema, fields).throwAll(missing);

  return values;
};
