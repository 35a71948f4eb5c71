import type { Core, Struct } from "@strapi/strapi";

import { editorOptions } from "../../common/catalogue/editor-options";
import type { Attribute, Attributes, Components, ModelSchema } from "../../common/rules/model";

type Schema = Pick<Struct.Schema, "attributes">;

/** The attributes of a schema of the running CMS. Strapi's include those of the schema files. */
export const attributesOf = ({ attributes }: Schema) => attributes as unknown as Attributes;

/** The components of the running CMS, in the rules' format. */
export const componentsOf = (strapi: Core.Strapi): Components =>
  new Map(
    Object.entries(strapi.components).map(([name, component]) => [
      name,
      { label: component.info.displayName, attributes: attributesOf(component) },
    ]),
  );

/** A content type of the running CMS, in the rules' format. */
export const modelOf = ({ info, kind, ...schema }: Struct.ContentTypeSchema): ModelSchema => ({
  name: info.singularName,
  kind,
  attributes: attributesOf(schema),
});

const toEnum = (attribute: Attribute & { enum?: string[] }) => {
  const list = attribute.pluginOptions?.editor?.catalogue;
  if (!list) return;

  attribute.type = "enumeration";
  attribute.enum = editorOptions[list].map(({ slug }) => slug);
};

/**
 * Turns the fields of the catalogue into enumerations. Must run before Strapi reads the schemas for
 * its database and its panel.
 */
export const addCatalogueEnums = (strapi: Core.Strapi) => {
  for (const schema of [
    ...Object.values(strapi.contentTypes),
    ...Object.values(strapi.components),
  ]) {
    for (const attribute of Object.values(attributesOf(schema))) toEnum(attribute);
  }
};
