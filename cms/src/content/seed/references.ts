import type { Core, Schema, UID } from "@strapi/strapi";

import { isRecord } from "../../common/is-record";

type Attributes = Record<string, Schema.Attribute.AnyAttribute>;
type Fields = Record<string, unknown>;

/** Resolves references: pictures by file name, records by slug or name. */
export type Resolvers = {
  picture: (name: string) => Promise<unknown>;
  record: (uid: UID.ContentType, key: string) => Promise<unknown>;
};

const defaultsOf = (attributes: Attributes): Fields =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([name, attribute]) =>
      "default" in attribute ? [[name, attribute.default]] : [],
    ),
  );

/**
 * A copy of a record's fields with resolved pictures and relations, and defaults for missing fields.
 */
export const resolveReferences = async (
  strapi: Core.Strapi,
  resolvers: Resolvers,
  fields: Fields,
  attributes: Attributes,
): Promise<Fields> => {
  const resolveComponent = async (uid: UID.Component, value: unknown) => {
    const model = strapi.components[uid];

    return model && isRecord(value)
      ? resolveReferences(strapi, resolvers, value, model.attributes)
      : value;
  };

  const mapOneOrMany = async (value: unknown, resolve: (item: unknown) => Promise<unknown>) =>
    Array.isArray(value)
      ? (await Promise.all(value.map(resolve))).filter((item) => item !== undefined)
      : resolve(value);

  const resolveValue = async (name: string, value: unknown): Promise<unknown> => {
    const attribute = attributes[name];
    if (value === null || value === undefined || !attribute) return value;

    switch (attribute.type) {
      case "media":
        return mapOneOrMany(value, (file) => resolvers.picture(String(file)));
      case "relation":
        return mapOneOrMany(value, (key) =>
          resolvers.record((attribute as { target: UID.ContentType }).target, String(key)),
        );
      case "component":
        return mapOneOrMany(value, (item) => resolveComponent(attribute.component, item));
      case "dynamiczone":
        return mapOneOrMany(value, async (item) => {
          const uid = isRecord(item) ? item.__component : undefined;
          const resolved = await resolveComponent(uid as UID.Component, item);

          return isRecord(resolved) ? { ...resolved, __component: uid } : resolved;
        });
      default:
        return value;
    }
  };

  const entries = await Promise.all(
    Object.entries({ ...defaultsOf(attributes), ...fields }).map(async ([name, value]) => [
      name,
      await resolveValue(name, value),
    ]),
  );

  return Object.fromEntries(entries);
};
