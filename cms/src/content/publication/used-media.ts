import type { Core, Struct } from "@strapi/strapi";
import { errors } from "@strapi/utils";

type File = { id: number; name: string; url: string };
type Uploads = { remove: (file: File) => Promise<unknown> };
type Text = { title?: string; question?: string };

const nameOf = (schema: Struct.Schema, { title, question }: Text) =>
  [schema.info.displayName, (title ?? question) && `"${title ?? question}"`]
    .filter(Boolean)
    .join(" ");

const richTextsOf = ({ attributes }: Struct.Schema) =>
  Object.entries(attributes)
    .filter(([, { type }]) => type === "richtext")
    .map(([name]) => name);

/** What shows a file, in a draft or published: a field, or a text. */
const findUse = async (strapi: Core.Strapi, { id, url }: File): Promise<string | undefined> => {
  const schemas = { ...strapi.contentTypes, ...strapi.components } as Record<string, Struct.Schema>;
  const found: { related?: (Text & { __type: string })[] } | null = await strapi.db
    .query("plugin::upload.file")
    .findOne({ where: { id }, populate: ["related"] });
  for (const related of found?.related ?? []) {
    const schema = schemas[related.__type];
    if (schema) return nameOf(schema, related);
  }

  for (const schema of Object.values(schemas)) {
    const names = richTextsOf(schema);
    if (names.length === 0) continue;

    const text: Text | null = await strapi.db.query(schema.uid).findOne({
      where: { $or: names.map((name) => ({ [name]: { $contains: url } })) },
    });
    if (text) return nameOf(schema, text);
  }

  return undefined;
};

/**
 * Refuses to delete a file of the media library that a record shows. Strapi would empty its fields,
 * also those of published records, and leave texts with a picture that is gone.
 */
export const keepUsedMedia = (strapi: Core.Strapi) => {
  const uploads: Uploads = strapi.plugin("upload").service("upload");
  const remove = uploads.remove.bind(uploads);

  uploads.remove = async (file) => {
    const use = await findUse(strapi, file);
    if (use) {
      throw new errors.ApplicationError(
        `"${file.name}" is in use: ${use}. Take it out there, and delete it then.`,
      );
    }

    return remove(file);
  };
};
