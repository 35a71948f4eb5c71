import type { Core } from "@strapi/strapi";

import type { ContentTypeInfo } from "../model/content-types";
import { componentsOf, modelOf } from "../model/schemas";
import { checkRecord } from "../../common/rules/check-record";
import { flattenFields } from "../../common/rules/fields";
import type { Attribute, Issue } from "../../common/rules/model";

import { checkFieldNames, checkName, checkPart } from "./check-names";
import { type SeedIssue, toIssues } from "./seed-error";
import type { SeedRecord } from "./records";
import { resolveReferences } from "./references";

/** References that fields of the seed may have: pictures by file name, records of a type by key. */
export type KnownReferences = {
  pictures: readonly string[];
  records: (uid: string) => readonly string[];
  alternativeText: (picture: string) => string;
};

/** Finds an unknown choice, picture, record or component, and unknown fields of a component. */
const checkItem = (
  strapi: Core.Strapi,
  references: KnownReferences,
  path: string[],
  attribute: Attribute,
  item: unknown,
): Issue[] => {
  const { type, enum: choices = [], target = "", pluginOptions } = attribute;
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

  return checkPart(strapi, path, attribute, item);
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
