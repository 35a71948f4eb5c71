import type { Core, UID } from "@strapi/strapi";
import { contentTypes } from "@strapi/utils";

import { isRecord } from "../../common/is-record";
import { suggest } from "../../server/lib/suggest";
import type { ContentTypeInfo } from "../model/content-types";
import { componentsOf, modelOf } from "../model/schemas";
import { checkRecord } from "../../common/rules/check-record";
import { flattenFields } from "../../common/rules/fields";
import type { Attribute, Issue } from "../../common/rules/model";

import { type SeedIssue, toIssues, quote } from "./seed-error";
import type { SeedRecord } from "./records";
import { resolveReferences } from "./references";

/** References that fields of the seed may have: pictures by file name, records of a type by key. */
export type KnownReferences = {
  pictures: readonly string[];
  records: (uid: string) => readonly string[];
  alternativeText: (picture: string) => string;
};

const checkName = (path: string[], value: unknown, what: string, allowed: readonly string[]) =>
  allowed.includes(String(value))
    ? []
    : [
        {
          path,
          message: `${quote(value)} is not ${what}. Allowed: ${suggest(String(value), allowed)}.`,
        },
      ];

const checkFieldNames = (strapi: Core.Strapi, path: string[], uid: string, fields: object) => {
  const known = contentTypes.getVisibleAttributes(strapi.getModel(uid as UID.Schema));

  return Object.keys(fields)
    .filter((name) => name !== "__component")
    .flatMap((name) => checkName([...path, name], name, "a field here", known));
};

/** Finds an unknown choice, picture, record or component, and unknown fields of a component. */
const checkItem = (
  strapi: Core.Strapi,
  references: KnownReferences,
  path: string[],
  { type, enum: choices = [], target = "", component, components = [], pluginOptions }: Attribute,
  item: unknown,
): Issue[] => {
  if (type === "enumeration") {
    const what = pluginOptions?.editor?.catalogue ? "in the catalogue" : "allowed here";

    return checkName(path, item, what, choices);
  }
  if (type === "media") {
    const what = "a picture of sample-content/records/pictures";

    return checkName(path, item, what, references.pictures);
  }
  if (type === "relation") {
    const what = `a record of sample-content/records/${target.split(".").at(-1)}`;

    return checkName(path, item, what, references.records(target));
  }
  if (type !== "component" && type !== "dynamiczone") return [];
  if (!isRecord(item)) return [{ path, message: `${quote(item)} is not a group of fields.` }];

  const name = component ?? item.__component ?? "";
  const allowed = component ? [component] : components;
  const issues = checkName([...path, "__component"], name, "allowed here", allowed);

  return issues.length > 0 ? issues : checkFieldNames(strapi, path, String(name), item);
};

/** Issues of a seed record that can be found before anything is created. */
export const checkEntry = async (
  strapi: Core.Strapi,
  references: KnownReferences,
  { uid }: ContentTypeInfo,
  { file, data }: SeedRecord,
): Promise<SeedIssue[]> => {
  const schema = strapi.contentType(uid);
  const model = modelOf(schema);
  const components = componentsOf(strapi);
  const toSeedIssues = (found: Issue[]) =>
    found.map(({ path, message }) => ({ file, path: path.join("."), message }));

  // References do not exist yet: Strapi checks the record without them, our rules with placeholders.
  const withoutReferences = await resolveReferences(
    strapi,
    { picture: async () => undefined, record: async () => undefined },
    data,
    model,
  );
  const invalid: SeedIssue[] = await strapi.entityValidator
    .validateEntityCreation(schema, withoutReferences as never, { isDraft: false })
    .then(
      () => [],
      (error: unknown) => toIssues(file, error),
    );
  const withPlaceholders = await resolveReferences(
    strapi,
    {
      picture: async (name) => ({
        name,
        mime: "image/",
        alternativeText: references.alternativeText(name),
      }),
      record: async (_, key) => ({ documentId: key }),
    },
    data,
    model,
  );

  const unknownNames = flattenFields(components, model.attributes, data).flatMap(
    ({ path, attribute, value }) => {
      if (!Array.isArray(value)) {
        return value !== undefined && value !== null
          ? checkItem(strapi, references, path, attribute, value)
          : [];
      }

      return value.flatMap((item, index) =>
        checkItem(strapi, references, [...path, String(index)], attribute, item),
      );
    },
  );

  // One issue per field, the most specific first.
  return [
    ...toSeedIssues([...checkFieldNames(strapi, [], uid, data), ...unknownNames]),
    ...invalid.filter(({ path }) => path),
    ...toSeedIssues(checkRecord(components, model, withPlaceholders)),
  ].filter(({ path }, index, all) => all.findIndex((other) => other.path === path) === index);
};
