import type { Core, Struct, UID } from "@strapi/strapi";
import { errors } from "@strapi/utils";

type File = { name: string; url: string };
type Uploads = { remove: (file: File) => Promise<unknown> };
type Text = { title?: string; question?: string };

const richTextsOf = ({ attributes }: Struct.Schema) =>
  Object.entries(attributes)
    .filter(([, { type }]) => type === "richtext")
    .map(([name]) => name);

/** A text, in a draft or published, that shows a file. */
const findText = async (strapi: Core.Strapi, { url }: File): Promise<string | undefined> => {
  for (const schema of [
    ...Object.values(strapi.contentTypes),
    ...Object.values(strapi.components),
  ]) {
    const names = richTextsOf(schema);
    if (names.length === 0) continue;

    const text: Text | null = await strapi.db.query(schema.uid as UID.Schema).findOne({
      where: { $or: names.map((name) => ({ [name]: { $contains: url } })) },
    });
    if (text) return `${schema.info.displayName} "${text.title ?? text.question ?? ""}"`;
  }

  return undefined;
};

/**
 * Refuses to delete a file of the media library that a text shows: the site could not be
 * built from that text. A field that shows a file is emptied by Strapi, and is never required.
 */
export const guardMedia = (strapi: Core.Strapi) => {
  const uploads: Uploads = strapi.plugin("upload").service("upload");
  const remove = uploads.remove.bind(uploads);

  uploads.remove = async (file) => {
    const text = await findText(strapi, file);
    if (text) {
      throw new errors.ApplicationError(
        `The text of ${text} shows "${file.name}": take it out there, and delete it then.`,
      );
    }

    return remove(file);
  };
};
