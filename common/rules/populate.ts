import type { Attribute, Attributes, Components } from "./model.ts";

/** Strapi's `populate` parameter: the nested parts of a record in a response. */
export type Populate = Record<string, true | object>;

const populateAttribute = (
  components: Components,
  attribute: Attribute,
): true | object | undefined => {
  switch (attribute.type) {
    case "media":
      return true;
    case "relation":
      // The site's build fetches related records separately.
      return { fields: ["documentId"] };
    case "component":
      return populateComponent(components, attribute.component ?? "");
    case "dynamiczone":
      return {
        on: Object.fromEntries(
          (attribute.components ?? []).map((name) => [name, populateComponent(components, name)]),
        ),
      };
    default:
      return undefined;
  }
};

const populateComponent = (components: Components, name: string): true | object => {
  const component = components.get(name);
  if (!component) throw new Error(`The content model has no component "${name}"`);

  const populate = populateFields(components, component.attributes);

  return Object.keys(populate).length > 0 ? { populate } : true;
};

/**
 * Populates the given fields to any depth: Strapi returns only levels that are named.
 */
export const populateFields = (components: Components, attributes: Attributes): Populate =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([name, attribute]) => {
      const populate = populateAttribute(components, attribute);

      return populate ? [[name, populate]] : [];
    }),
  );

const parameters = (name: string, value: unknown): string[] =>
  typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => parameters(`${name}[${key}]`, inner))
    : [`${name}=${encodeURIComponent(String(value))}`];

/** {@link populateFields} as a query string. */
export const populateQuery = (components: Components, attributes: Attributes) =>
  parameters("populate", populateFields(components, attributes)).join("&");
