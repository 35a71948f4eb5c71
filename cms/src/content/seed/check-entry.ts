import type { Core, UID } from "@strapi/strapi";
import { contentTypes } from "@strapi/utils";

import { isRecord } from "../../common/is-record";
import { suggest } from "../../server/lib/suggest";
import type { ContentTypeInfo } from "../content-types";
import { componentsOf, modelOf } from "../schemas";
import { checkRecord } from "../../common/rules/check-record";
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

/** Finds unknown fields, components, choices, pictures and records. */
const checkNames = (strapi: Core.Strapi, references: KnownReferences) => {
  const checkItem = (path: string[], attribute: Attribute, item: unknown): Issue[] => {
    const { type, target = "", component = "", components = [] } = attribute;
    if (type === "media")
      return checkName(
        path,
        item,
        "a picture of sample-content/records/pictures",
        references.pictures,
      );
    if (type === "relation") {
      const what = `a record of sample-content/records/${target.split(".").at(-1)}`;

      return checkName(path, item, what, references.records(target));
    }
    if (!isRecord(item)) return [{ path, message: `${quote(item)} is not a group of fields.` }];
    if (type === "component") return checkFieldNames(path, item, component);

    const name = item.__component ?? "";
    const issues = checkName([...path, "__component"], name, "allowed here", components);

    return issues.length > 0 ? issues : checkFieldNames(path, item, String(name));
  };

  const checkValue = (path: string[], attribute: Attribute, value: unknown): Issue[] => {
    if (value === null || value === undefined) return [];
    if (attribute.type === "enumeration") {
      const what = attribute.pluginOptions?.editor?.catalogue ? "in the catalogue" : "allowed here";

      return checkName(path, value, what, attribute.enum ?? []);
    }
    if (!["media", "relation", "component", "dynamiczone"].includes(attribute.type)) return [];

    return Array.isArray(value)
      ? value.flatMap((item, index) => checkItem([...path, String(index)], attribute, item))
      : checkItem(path, attribute, value);
  };

  const checkFieldNames = (path: string[], fields: object, uid: string): Issue[] => {
    const model = strapi.getModel(uid as UID.Schema);
    const attributes: Record<string, unknown> = model.attributes;
    const fieldNames = contentTypes.getVisibleAttributes(model);

    return Object.entries(fields).flatMap(([name, value]) => {
      if (name === "__component") return [];
      if (!fieldNames.includes(name))
        return checkName([...path, name], name, "a field here", fieldNames);

      return checkValue([...path, name], attributes[name] as Attribute, value);
    });
  };

  return checkFieldNames;
};

/** Issues of a seed record that can be found before anything is created. */
export const checkEntry = async (
  strapi: Core.Strapi,
  references: KnownReferences,
  { uid }: ContentTypeInfo,
  { file, data }: SeedRecord,
): Promise<SeedIssue[]> => {
  const schema = strapi.contentType(uid);
  const toSeedIssues = (found: Issue[]) =>
    found.map(({ path, message }) => ({ file, path: path.join("."), message }));

  // References do not exist yet: Strapi checks the record without them, our rules with placeholders.
  const withoutReferences = await resolveReferences(
    strapi,
    { picture: async () => undefined, record: async () => undefined },
    data,
    schema.attributes,
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
    schema.attributes,
  );

  // One issue per field, the most specific first.
  return [
    ...toSeedIssues(checkNames(strapi, references)([], data, uid)),
    ...invalid.filter(({ path }) => path),
    ...toSeedIssues(checkRecord(componentsOf(strapi), modelOf(schema), withPlaceholders)),
  ].filter(({ path }, index, all) => all.findIndex((other) => other.path === path) === index);
};
