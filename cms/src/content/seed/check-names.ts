import type { Core, UID } from "@strapi/strapi";
import { contentTypes } from "@strapi/utils";

import { isRecord } from "../../common/is-record";
import { flattenFields } from "../../common/rules/fields";
import type { Attribute, ContentRecord, Issue } from "../../common/rules/model";
import { suggest } from "../../server/lib/suggest";
import { attributesOf, componentsOf } from "../model/schemas";

import { quote } from "./seed-error";

/** The issue of a value that is none of the allowed ones, with those that are most like it. */
export const checkName = (
  path: string[],
  value: unknown,
  what: string,
  allowed: readonly string[],
): Issue[] =>
  allowed.includes(String(value))
    ? []
    : [
        {
          path,
          message: `${quote(value)} is not ${what}. Allowed: ${suggest(String(value), allowed)}.`,
        },
      ];

/** Issues of fields that a content type or a component does not have. */
export const checkFieldNames = (
  strapi: Core.Strapi,
  path: string[],
  uid: string,
  fields: object,
): Issue[] => {
  const known = contentTypes.getVisibleAttributes(strapi.getModel(uid as UID.Schema));

  return Object.keys(fields)
    .filter((name) => name !== "__component")
    .flatMap((name) => checkName([...path, name], name, "a field here", known));
};

/** Issues of a component that is unknown, is none, or has unknown fields. None for other fields. */
export const checkPart = (
  strapi: Core.Strapi,
  path: string[],
  { type, component, components = [] }: Attribute,
  item: unknown,
): Issue[] => {
  if (type !== "component" && type !== "dynamiczone") return [];
  if (!isRecord(item)) return [{ path, message: `${quote(item)} is not a group of fields.` }];

  const name = component ?? item.__component ?? "";
  const allowed = component ? [component] : components;
  const issues = checkName([...path, "__component"], name, "allowed here", allowed);

  return issues.length > 0 ? issues : checkFieldNames(strapi, path, String(name), item);
};

/** Issues of all names of a record: its fields, its components and their fields, to any depth. */
export const checkNames = (strapi: Core.Strapi, uid: UID.ContentType, data: ContentRecord) => [
  ...checkFieldNames(strapi, [], uid, data),
  ...flattenFields(componentsOf(strapi), attributesOf(strapi.contentType(uid)), data).flatMap(
    ({ path, attribute, value }) =>
      Array.isArray(value)
        ? value.flatMap((item, index) =>
            checkPart(strapi, [...path, String(index)], attribute, item),
          )
        : value === undefined || value === null
          ? []
          : checkPart(strapi, path, attribute, value),
  ),
];
