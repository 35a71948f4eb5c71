import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A field of the content model, as far as the site's build needs to know it. */
export type Attribute = {
  type: string;
  required?: boolean;
  repeatable?: boolean;
  multiple?: boolean;
  component?: string;
  components?: string[];
  target?: string;
  relation?: string;
  regex?: string;
  enum?: string[];
  pluginOptions?: { editor?: { description?: string } };
};

type SchemaFile = {
  kind?: "singleType" | "collectionType";
  info: { pluralName?: string };
  options: { draftAndPublish?: boolean };
  attributes: Record<string, Attribute>;
};

/** A content type (`name` like hire-page) or a component (`name` like parts.card). */
export type ModelType = {
  name: string;
  /** Where the records of a collection are asked for: `/api/hire-pages`. */
  plural?: string;
  kind: "singleType" | "collectionType" | "component";
  attributes: Record<string, Attribute>;
};

export type ContentModel = { types: ModelType[]; components: Map<string, ModelType> };

const readJson = (file: string): SchemaFile => JSON.parse(readFileSync(file, "utf8"));

const foldersIn = (path: string) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

const readTypes = (api: string): ModelType[] =>
  foldersIn(api).flatMap((name) => {
    const file = join(api, name, "content-types", name, "schema.json");
    // A folder may hold routes alone.
    if (!existsSync(file)) return [];

    const schema = readJson(file);
    // What visitors send knows no drafts, and the site never reads it.
    if (!schema.options.draftAndPublish || !schema.kind) return [];

    const { kind, info, attributes } = schema;

    return [{ name, kind, attributes, ...(info.pluralName && { plural: info.pluralName }) }];
  });

const readComponents = (folder: string): ModelType[] =>
  foldersIn(folder).flatMap((category) =>
    readdirSync(join(folder, category))
      .sort()
      .map((file) => ({
        name: `${category}.${file.replace(/\.json$/, "")}`,
        kind: "component" as const,
        attributes: readJson(join(folder, category, file)).attributes,
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
