import { statSync } from "node:fs";

import type { Core } from "@strapi/strapi";

/** A file of the media library, as far as its users need it. */
export type StoredFile = { id: number; name: string; url: string; updatedAt: string | Date };

/** What the media library says about a file. */
type FileTexts = {
  alternativeText: string;
  caption?: string | undefined;
  focalPoint?: { x: number; y: number } | undefined;
};

/**
 * Adds a file to the media library.
 *
 * @param name in the library, with its extension.
 * @param mimetype as detected from its content.
 */
export const uploadFile = async (
  strapi: Core.Strapi,
  { name, filepath, mimetype }: { name: string; filepath: string; mimetype: string },
  texts: FileTexts,
): Promise<StoredFile> => {
  const [file] = await strapi
    .plugin("upload")
    .service("upload")
    .upload({
      data: { fileInfo: { name, ...texts } },
      files: { filepath, originalFilename: name, mimetype, size: statSync(filepath).size },
    });

  return file;
};

/** Changes what the media library says about a file. Strapi keeps a caption and a focal point that are not given. */
export const changeFileTexts = (
  strapi: Core.Strapi,
  id: number,
  { alternativeText, caption = "", focalPoint = { x: 50, y: 50 } }: FileTexts,
): Promise<StoredFile> =>
  strapi
    .plugin("upload")
    .service("upload")
    .updateFileInfo(id, { alternativeText, caption, focalPoint });
