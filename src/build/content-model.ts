import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { Attribute, Attributes, ModelSchema } from "../../cms/src/content/rules/model";

type SchemaFile = {
  kind?: "singleType" | "collectionType";
  info: { pluralName?: string };
  options: { draftAndPublish?: boolean };
  attributes: Record<string, Attribute & { private?: boolean }>;
};

export type ContentModel = { types: ModelSchema[]; components: Map<string, ModelSchema> };

const readJson = (file: string): SchemaFile => JSON.parse(readFileSync(file, "utf8"));

/** The fields that the content service gives to the site; it keeps a private one to itself. */
const publicOf = ({ attributes }: SchemaFile): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([, attribute]) => !attribute.private));

const foldersIn = (path: string) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

const readTypes = (api: string): ModelSchema[] =>
  foldersIn(api).flatMap((name) => {
    const file = join(api, name, "content-types", name, "schema.json");
    // A folder may hold routes alone.
    if (!existsSync(file)) return [];

    const schema = readJson(file);
    // What visitors send knows no drafts, and the site never reads it.
    if (!schema.options.draftAndPublish || !schema.kind) return [];

    const { kind, info } = schema;

    return [
      {
        name,
        kind,
        attributes: publicOf(schema),
        ...(info.pluralName && { plural: info.pluralName }),
      },
    ];
  });

const readComponents = (folder: string): ModelSchema[] =>
  foldersIn(folder).flatMap((category) =>
    readdirSync(join(folder, category))
      .sort()
      .map((file) => ({
        name: `${category}.${file.replace(/\.json$/, "")}`,
        kind: "component" as const,
        attributes: publicOf(readJson(join(folder, category, file))),
      })),
  );

/**
 * The content model, read from the schema files of the CMS project: the one
 * place where a field is declared.
 *
 * @param root folder of the repository.
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
