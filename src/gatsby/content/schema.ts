import type { Attribute, ModelSchema } from "../../../common/rules/model";

import type { ContentModel } from "../../../common/content-model";

const constantCase = (name: string) => name.replace(/[^a-zA-Z0-9]+/g, "_").toUpperCase();

/** gatsby-source-strapi's GraphQL type of a content type or component. */
export const typeName = ({ name, kind }: Pick<ModelSchema, "name" | "kind">) =>
  kind === "component" ? `STRAPI__COMPONENT_${constantCase(name)}` : `STRAPI_${constantCase(name)}`;

const componentType = (name: string) => typeName({ name, kind: "component" });
const richTextType = (owner: string, field: string) => `${owner}_${constantCase(field)}`;

const scalars: Record<string, string> = {
  string: "String",
  text: "String",
  email: "String",
  uid: "String",
  enumeration: "String",
  integer: "Int",
  decimal: "Float",
  float: "Float",
  boolean: "Boolean",
};

// Gatsby's directive @dateformat adds the argument formatString.
const dates = ["date", "datetime"];

/** A field of a GraphQL type, and the types that it declares. */
type Field = { definition: string; extraTypes?: string[] };

const link = (field: string) => `@link(by: "id", from: "${field}___NODE")`;

const fieldOf = (owner: string, name: string, attribute: Attribute): Field => {
  const must = attribute.required ? "!" : "";
  const scalar = scalars[attribute.type];
  if (scalar) return { definition: `${name}: ${scalar}${must}` };
  if (dates.includes(attribute.type)) return { definition: `${name}: Date${must} @dateformat` };

  switch (attribute.type) {
    case "json":
      return { definition: `${name}: JSON @strapiJson` };
    case "richtext":
      return {
        definition: `${name}: ${richTextType(owner, name)}${must}`,
        extraTypes: [
          `type ${richTextType(owner, name)} { html: String! @markdownHtml(field: "${name}") }`,
        ],
      };
    case "media":
      return attribute.multiple
        ? { definition: `${name}: [STRAPI__MEDIA!] ${link(name)}` }
        : { definition: `${name}: STRAPI__MEDIA${must} ${link(name)}` };
    case "relation": {
      const target = typeName({
        name: attribute.target?.split(".").at(-1) ?? "",
        kind: "collectionType",
      });

      return attribute.relation?.endsWith("ToMany")
        ? { definition: `${name}: [${target}!] ${link(name)}` }
        : { definition: `${name}: ${target} ${link(name)}` };
    }
    case "component": {
      const type = componentType(attribute.component ?? "");

      return attribute.repeatable
        ? { definition: `${name}: [${type}!]! ${link(name)}` }
        : { definition: `${name}: ${type}${must} ${link(name)}` };
    }
    case "dynamiczone": {
      const union = `${owner}_${constantCase(name)}_ITEM`;
      const members = (attribute.components ?? []).map(componentType).join(" | ");

      return {
        definition: `${name}: [${union}!]! ${link(name)}`,
        extraTypes: [`union ${union} = ${members}`],
      };
    }
    default:
      throw new Error(
        `Unsupported type "${attribute.type}" of ${owner}.${name}: add it to src/gatsby/content/schema.ts`,
      );
  }
};

/** Gatsby's own fields of every node. */
const reserved = ["id", "parent", "children", "internal", "fields"];

const definitionOf = (type: ModelSchema): string => {
  const owner = typeName(type);
  const taken = Object.keys(type.attributes).find((name) => reserved.includes(name));
  if (taken) {
    throw new Error(`Gatsby has a field "${taken}" of its own: rename that of ${type.name}.`);
  }
  const fields = Object.entries(type.attributes).map(([name, attribute]) =>
    fieldOf(owner, name, attribute),
  );
  const stamps =
    type.kind === "component"
      ? []
      : ["publishedAt: Date! @dateformat", "updatedAt: Date! @dateformat"];

  return [
    `type ${owner} implements Node @dontInfer {`,
    ...[...fields.map(({ definition }) => definition), ...stamps].map((line) => `  ${line}`),
    "}",
    ...fields.flatMap(({ extraTypes }) => extraTypes ?? []),
  ].join("\n");
};

const mediaType = `
type STRAPI__MEDIA implements Node @dontInfer {
  name: String!
  alternativeText: String @alternativeText
  caption: String
  width: Int
  height: Int
  mime: String!
  url: String!
  focalPoint: STRAPI__MEDIA_FOCAL_POINT
  localFile: File @link(by: "id", from: "fields.localFile")
  vector: STRAPI__MEDIA @vector
}

type STRAPI__MEDIA_FOCAL_POINT {
  x: Float!
  y: Float!
}`;

/**
 * The content model as GraphQL type definitions. Gatsby would infer the schema from the content, so
 * a field without values would break the queries that select it.
 *
 * @throws for an attribute of an unsupported type, or with the name of a field of Gatsby's.
 */
export const contentTypeDefinitions = ({ types, components }: ContentModel): string =>
  [mediaType, ...[...types, ...components.values()].map(definitionOf)].join("\n\n");
