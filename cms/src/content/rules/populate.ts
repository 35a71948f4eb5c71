import type { Attribute, Attributes, Components } from "./model";

/** Strapi's `populate` parameter: which nested parts of a record its answer carries. */
export type Populate = Record<string, true | object>;

const populateAttribute = (
  components: Components,
  attribute: Attribute,
): true | object | undefined => {
  switch (attribute.type) {
    case "media":
      return true;
    case "relation":
      // The related record is fetched by itself; here only the link is wanted.
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
 * Everything below the given fields, to any depth: Strapi answers with one level
 * only unless each level is asked for by name.
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

/** {@link populateFields} as the query of an address. */
export const populateQuery = (components: Components, attributes: Attributes) =>
  parameters("populate", populateFields(components, attributes)).join("&");
