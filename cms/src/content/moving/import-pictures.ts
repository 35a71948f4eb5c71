import { existsSync, statSync } from "node:fs";
import { join } from "node:path";

import type { Core } from "@strapi/strapi";
import sharp from "sharp";

import { mediaTypeOrIssue } from "../media/media-issue";
import { changeFileTexts, type StoredFile, uploadFile } from "../media/upload-file";
import { keepingPictures } from "../media/upright-pictures";

import { digestOf, findImported, type ImportedPart, isUntouched, keepImported } from "./ledger";
import type { ImportPicture } from "./parts";
import type { ImportReport } from "./report";

const fileUid = "plugin::upload.file";
const bytesPerMegabyte = 1024 * 1024;

type LibraryFile = StoredFile & { width: number | null; height: number | null };

/** Why a picture cannot be uploaded, as a sentence, or its media type. */
const examine = async (strapi: Core.Strapi, name: string, path: string) => {
  if (!existsSync(path)) return { issue: `"${name}" is not in the folder pictures.` };
  const limit = Number(strapi.config.get("plugin::upload.sizeLimit"));
  if (statSync(path).size > limit) {
    return { issue: `"${name}" has more than ${limit / bytesPerMegabyte} MB: make it smaller.` };
  }

  return mediaTypeOrIssue(name, path);
};

/** The library's file of a name, if it has the picture's size. */
const findSame = async (strapi: Core.Strapi, name: string, path: string, type: string) => {
  const files: LibraryFile[] = await strapi.db.query(fileUid).findMany({ where: { name } });
  if (files.length === 0 || !type.startsWith("image/")) return files[0];
  const { autoOrient } = await sharp(path).metadata();

  return files.find(
    ({ width, height }) => width === autoOrient.width && height === autoOrient.height,
  );
};

const textsOf = ({ alternativeText, caption, focalPoint }: ImportPicture) => ({
  alternativeText,
  caption,
  focalPoint,
});

/** Uploads the pictures of an import. */
export const createPictureImport = (strapi: Core.Strapi, folder: string, report: ImportReport) => {
  const keep = (picture: ImportPicture, isKnown: boolean, save: () => Promise<StoredFile>) =>
    strapi.db.transaction(async ({ trx }) => {
      const file = await save();
      const part: ImportedPart = {
        source: `picture ${picture.name}`,
        record_type: fileUid,
        record_id: String(file.id),
        digest: digestOf(textsOf(picture)),
        saved_at: file.updatedAt,
      };
      await keepImported(strapi, trx, part, isKnown);

      return file;
    });

  const update = async (picture: ImportPicture, known: ImportedPart) => {
    const id = Number(known.record_id);
    const file: StoredFile | null = await strapi.db.query(fileUid).findOne({ where: { id } });
    if (!file) {
      report.leftOut.push(`The picture "${picture.name}" was deleted after it was imported.`);
    } else if (known.digest !== digestOf(textsOf(picture)) && isUntouched(known, file)) {
      await keep(picture, true, () => changeFileTexts(strapi, id, textsOf(picture)));
    }

    return file;
  };

  const add = async (picture: ImportPicture) => {
    const { name } = picture;
    const filepath = join(folder, "pictures", name);
    const checked = await examine(strapi, name, filepath);
    if ("issue" in checked) {
      report.leftOut.push(checked.issue);

      return undefined;
    }
    const { type: mimetype } = checked;
    const same = await findSame(strapi, name, filepath, mimetype);

    return keep(
      picture,
      false,
      async () =>
        same ??
        keepingPictures(() => uploadFile(strapi, { name, filepath, mimetype }, textsOf(picture))),
    );
  };

  /**
   * Uploads a picture, unless an earlier import has, or the media library has one of its name and size.
   *
   * @returns the library's file; undefined for one that is no picture, is too large or was deleted.
   */
  return async (picture: ImportPicture): Promise<StoredFile | undefined> => {
    try {
      const known = await findImported(strapi, `picture ${picture.name}`);

      return (known ? await update(picture, known) : await add(picture)) ?? undefined;
    } catch (error) {
      report.leftOut.push(`The picture "${picture.name}": ${(error as Error).message}`);

      return undefined;
    }
  };
};
