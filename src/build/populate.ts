import type { Attribute, ContentModel } from "./content-model";

/** Strapi's `populate` parameter: which nested parts of a record its answer carries. */
export type Populate = Record<string, true | object>;

const populateAttribute = (
  model: ContentModel,
  attribute: Attribute,
): true | object | undefined => {
  switch (attribute.type) {
    case "media":
      return true;
    case "relation":
      // The related record is fetched by itself; here only the link is wanted.
      return { fields: ["documentId"] };
    case "component":
      return populateComponent(model, attribute.component ?? "");
    case "dynamiczone":
      return {
        on: Object.fromEntries(
          (attribute.components ?? []).map((name) => [name, populateComponent(model, name)]),
        ),
      };
    default:
      return undefined;
  }
};

const populateComponent = (model: ContentModel, name: string): true | object => {
  const component = model.components.get(name);
  if (!component) throw new Error(`The content model has no component "${name}"`);

  const populate = populateFields(model, component.attributes);

  return Object.keys(populate).length > 0 ? { populate } : true;
};

/**
 * Everything below the given fields, to any depth: Strapi answers with one level
 * only unless each level is asked for by name.
 */
export const populateFields = (
  model: ContentModel,
  attributes: Record<string, Attribute>,
): Populate =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([name, attribute]) => {
      const populate = populateAttribute(model, attribute);

      return populate ? [[name, populate]] : [];
    }),
  );

const parameters = (name: string, value: unknown): string[] =>
  typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => parameters(`${name}[${key}]`, inner))
    : [`${name}=${encodeURIComponent(String(value))}`];

/** {@link populateFields} as the query of an address. */
export const populateQuery = (model: ContentModel, attributes: Record<string, Attribute>) =>
  parameters("populate", populateFields(model, attributes)).join("&");
