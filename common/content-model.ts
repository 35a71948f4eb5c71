import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, extname, join } from "node:path";

import type { Attribute, Attributes, ModelSchema } from "./rules/model.ts";

type SchemaFile = {
  kind?: "singleType" | "collectionType";
  info: { pluralName?: string; displayName: string };
  options: { draftAndPublish?: boolean };
  attributes: Record<string, Attribute & { private?: boolean }>;
};

export type ContentModel = { types: ModelSchema[]; components: Map<string, ModelSchema> };

const readJson = (file: string): SchemaFile => JSON.parse(readFileSync(file, "utf8"));

/** The fields in API responses: private ones are not. */
const publicAttributes = ({ attributes }: SchemaFile): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([, attribute]) => !attribute.private));

const foldersIn = (path: string) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

const readTypes = (api: string): ModelSchema[] =>
  foldersIn(api).flatMap((name) => {
    const file = join(api, name, "content-types", name, "schema.json");
    // A folder may contain only routes.
    if (!existsSync(file)) return [];

    const schema = readJson(file);
    // Submissions have no drafts, and the site never reads them.
    if (!schema.options.draftAndPublish || !schema.kind) return [];

    const { kind, info } = schema;

    return [
      {
        name,
        kind,
        attributes: publicAttributes(schema),
        ...(info.pluralName && { plural: info.pluralName }),
      },
    ];
  });

const readComponents = (folder: string): ModelSchema[] =>
  foldersIn(folder).flatMap((category) =>
    readdirSync(join(folder, category))
      // Beside the schemas are the pictures of sections.
      .filter((file) => extname(file) === ".json")
      .sort()
      .map((file) => {
        const schema = readJson(join(folder, category, file));

        return {
          name: `${category}.${basename(file, ".json")}`,
          kind: "component" as const,
          label: schema.info.displayName,
          attributes: publicAttributes(schema),
        };
      }),
  );

/**
 * Reads the content model from the schema files of the CMS, the only files that declare fields.
 *
 * @param root of the repository.
 */
export const readContentModel = (root: string): ContentModel => ({
  types: readTypes(join(root, "cms/src/api")),
  components: new Map(
    readComponents(join(root, "cms/src/components")).map((component) => [
      component.name,
      component,
    ]),
  ),
});
