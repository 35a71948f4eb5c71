import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

import type { Core } from "@strapi/strapi";

import { mediaTypeOrIssue } from "../media/media-issue";
import { changeFileTexts, type StoredFile, uploadFile } from "../media/library-files";
import { keepingPictures } from "../media/upright-pictures";

import { digestOf, findImported, type ImportedPart, isUntouched, keepImported } from "./ledger";
import type { ImportPicture } from "./parts";
import { preparePicture } from "./prepare-picture";
import type { ImportReport } from "./report";

const fileUid = "plugin::upload.file";
const bytesPerMegabyte = 1024 * 1024;

/** A picture as it is uploaded, or why it cannot be, as a sentence. */
const examine = async (strapi: Core.Strapi, given: string, file: string) => {
  if (!existsSync(file)) return { issue: `"${given}" is not in the folder pictures.` };
  const limit = Number(strapi.config.get("plugin::upload.sizeLimit"));
  if (statSync(file).size > limit) {
    return { issue: `"${given}" has more than ${limit / bytesPerMegabyte} MB: make it smaller.` };
  }
  const { name, path: filepath } = await preparePicture(given, file);
  const checked = await mediaTypeOrIssue(name, filepath);

  return "issue" in checked ? checked : { name, filepath, mimetype: checked.type };
};

/** The library's file of this name and these bytes, where its folder is on this machine. */
const findSame = async (strapi: Core.Strapi, name: string, filepath: string) => {
  const files: StoredFile[] = await strapi.db.query(fileUid).findMany({ where: { name } });
  if (files.length === 0) return undefined;
  const bytes = readFileSync(filepath);

  return files.find(({ url }) => {
    const stored = join(strapi.dirs.static.public, url);

    return url.startsWith("/uploads/") && existsSync(stored) && readFileSync(stored).equals(bytes);
  });
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
        source: picture.source,
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
    const file = await examine(strapi, picture.name, join(folder, "pictures", picture.name));
    if ("issue" in file) {
      report.leftOut.push(file.issue);

      return undefined;
    }
    const same = await findSame(strapi, file.name, file.filepath);

    return keep(
      picture,
      false,
      async () => same ?? keepingPictures(() => uploadFile(strapi, file, textsOf(picture))),
    );
  };

  /**
   * Uploads a picture, unless an earlier import has, or the media library has the same file.
   *
   * @returns the library's file; undefined for one that is not a picture, is too large or was deleted.
   */
  return async (picture: ImportPicture): Promise<StoredFile | undefined> => {
    try {
      const known = await findImported(strapi, picture.source);

      return (known ? await update(picture, known) : await add(picture)) ?? undefined;
    } catch (error) {
      report.leftOut.push(`The picture "${picture.name}": ${(error as Error).message}`);

      return undefined;
    }
  };
};
