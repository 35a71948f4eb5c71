import type { Core, Struct } from "@strapi/strapi";

type Described = { pluginOptions?: { editor?: { description?: string } } };

const descriptionsOf = ({ attributes }: Struct.Schema) =>
  Object.entries(attributes).flatMap(([name, attribute]) => {
    const description = (attribute as Described).pluginOptions?.editor?.description;

    return description ? [[name, description] as const] : [];
  });

/**
 * Shows editors, under each field, the description that the schema has as
 * `pluginOptions.editor.description`. Strapi keeps these texts in the database,
 * so they are written there at every start.
 */
export const describeFields = async (strapi: Core.Strapi) => {
  const manager = strapi.plugin("content-manager");

  for (const [schemas, service] of [
    [strapi.contentTypes, manager.service("content-types")],
    [strapi.components, manager.service("components")],
  ] as const) {
    for (const schema of Object.values(schemas)) {
      const descriptions = descriptionsOf(schema);
      if (descriptions.length === 0) continue;

      const { uid: _uid, ...configuration } = await service.findConfiguration(schema);
      const before = JSON.stringify(configuration.metadatas);
      for (const [name, description] of descriptions) {
        configuration.metadatas[name].edit.description = description;
      }
      if (JSON.stringify(configuration.metadatas) !== before) {
        await service.updateConfiguration(schema, configuration);
      }
    }
  }
};
