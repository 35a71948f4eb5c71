import type { Core, Schema, UID } from "@strapi/strapi";

type Attributes = Record<string, Schema.Attribute.AnyAttribute>;
type Fields = Record<string, unknown>;

/** Looks up what a record only names: pictures by file name, other records by slug or name. */
export type Lookups = {
  picture: (name: string) => Promise<number>;
  record: (uid: UID.ContentType, key: string) => Promise<string>;
};

/** A copy of a record's fields with every named picture and relation replaced by its id. */
export const resolveReferences = async (
  strapi: Core.Strapi,
  lookups: Lookups,
  fields: Fields,
  attributes: Attributes,
): Promise<Fields> => {
  const component = (uid: UID.Component, value: unknown) =>
    resolveReferences(strapi, lookups, value as Fields, strapi.components[uid]?.attributes);

  const each = async <T>(value: unknown, resolve: (item: unknown) => Promise<T>) =>
    Array.isArray(value) ? Promise.all(value.map(resolve)) : resolve(value);

  const resolveValue = async (name: string, value: unknown): Promise<unknown> => {
    const attribute = attributes[name];
    if (value === null || value === undefined || !attribute) return value;

    switch (attribute.type) {
      case "media":
        return each(value, (file) => lookups.picture(String(file)));
      case "relation":
        return each(value, (key) =>
          lookups.record((attribute as { target: UID.ContentType }).target, String(key)),
        );
      case "component":
        return each(value, (item) => component(attribute.component, item));
      case "dynamiczone":
        return each(value, async (item) => {
          const uid = (item as { __component: UID.Component }).__component;

          return { __component: uid, ...(await component(uid, item)) };
        });
      default:
        return value;
    }
  };

  const entries = await Promise.all(
    Object.entries(fields).map(async ([name, value]) => [name, await resolveValue(name, value)]),
  );

  return Object.fromEntries(entries);
};
