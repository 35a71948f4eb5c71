import { readdirSync } from "node:fs";
import { extname, join } from "node:path";

import type { Core } from "@strapi/strapi";

import { uploadFile } from "../media/library-files";

import { readAlternativeTexts } from "./records";

const mimeTypes: Record<string, string> = { ".png": "image/png", ".jpg": "image/jpeg" };

/** Names of pictures that a record may reference: of sample-content/records/pictures and of the media library. */
export const pictureNames = async (strapi: Core.Strapi, folder: string): Promise<string[]> => {
  const files = readdirSync(join(folder, "pictures")).filter((name) => mimeTypes[extname(name)]);
  const library: { name: string }[] = await strapi.db
    .query("plugin::upload.file")
    .findMany({ select: ["name"] });

  return [...new Set([...files, ...library.map(({ name }) => name)])];
};

/**
 * Creates a function that returns the media library's id of a picture of sample-content/records/pictures, and
 * uploads it if the library has none of that name.
 */
export const createPictureUploader = (strapi: Core.Strapi, folder: string) => {
  const alternativeText = readAlternativeTexts(folder);
  const uploads = new Map<string, Promise<number>>();

  const upload = async (name: string): Promise<number> => {
    const known = await strapi.db.query("plugin::upload.file").findOne({ where: { name } });
    if (known) return known.id;

    const file = await uploadFile(
      strapi,
      { name, filepath: join(folder, "pictures", name), mimetype: mimeTypes[extname(name)] ?? "" },
      { alternativeText: alternativeText(name) },
    );

    return file.id;
  };

  return (name: string): Promise<number> => {
    const id = uploads.get(name) ?? upload(name);
    uploads.set(name, id);

    return id;
  };
};
