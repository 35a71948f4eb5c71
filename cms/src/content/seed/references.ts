import type { Core, UID } from "@strapi/strapi";

import { flattenFields } from "../../common/rules/fields";
import type { ContentRecord, ModelSchema } from "../../common/rules/model";
import { componentsOf } from "../model/schemas";

/** Resolves references: pictures by file name, records by slug or name. */
export type Resolvers = {
  picture: (name: string) => Promise<unknown>;
  record: (uid: UID.ContentType, key: string) => Promise<unknown>;
};

/**
 * A copy of a record's fields with resolved pictures and relations, and defaults for missing fields.
 */
export const resolveReferences = async (
  strapi: Core.Strapi,
  resolvers: Resolvers,
  fields: ContentRecord,
  { attributes }: Pick<ModelSchema, "attributes">,
): Promise<ContentRecord> => {
  const copy = structuredClone(fields);

  const resolveField = async ({
    path,
    attribute,
    value,
  }: ReturnType<typeof flattenFields>[number]) => {
    const { type, target } = attribute;
    const name = path.at(-1) ?? "";
    const parent = path.slice(0, -1).reduce((part, step) => part[step] as ContentRecord, copy);
    if (value === undefined && "default" in attribute) parent[name] = attribute.default;
    if (value === undefined || value === null || (type !== "media" && type !== "relation")) return;

    const resolved = await Promise.all(
      [value]
        .flat()
        .map(String)
        .map((key) =>
          type === "media"
            ? resolvers.picture(key)
            : resolvers.record(target as UID.ContentType, key),
        ),
    );
    const known = resolved.filter((item) => item !== undefined);
    parent[name] = Array.isArray(value) ? known : known[0];
  };

  await Promise.all(flattenFields(componentsOf(strapi), attributes, fields).map(resolveField));

  return copy;
};
