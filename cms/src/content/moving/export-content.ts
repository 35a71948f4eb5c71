import { existsSync, readdirSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

import type { Core } from "@strapi/strapi";

import { isRecord } from "../../common/is-record";
import { OperatorError } from "../../common/operator-error";
import { flattenFields } from "../../common/rules/fields";
import type { ContentRecord } from "../../common/rules/model";
import { populateFields } from "../../common/rules/populate";
import { contentTypes, type ContentTypeInfo } from "../model/content-types";
import { writtenAttributes } from "../model/record-content";
import { componentsOf } from "../model/schemas";

import { createKeys, type Keys } from "./export-keys";
import { type LibraryFile, nameFiles, readLibrary, writePictures } from "./export-pictures";
import { changeTargets, picturesFolder } from "./text-pictures";
import { type Names, exportRecord } from "./export-record";

type Library = Awaited<ReturnType<typeof readLibrary>>;

/** What an export has written. */
export type ExportReport = { records: number; pictures: number; missing: string[] };

/** @throws {OperatorError} if the folder of an export has files. */
export const checkTarget = (folder: string): void => {
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new OperatorError(`${folder} is not empty: pass a new folder.`);
  }
};

const readPublished = (strapi: Core.Strapi, { uid }: ContentTypeInfo): Promise<ContentRecord[]> =>
  strapi.db.query(uid).findMany({
    where: { publishedAt: { $notNull: true } },
    populate: populateFields(componentsOf(strapi), writtenAttributes(strapi.contentType(uid))),
    orderBy: { id: "asc" },
  });

/** The files that the fields and texts of a type's published records show. */
const filesOf = async (strapi: Core.Strapi, library: Library, type: ContentTypeInfo) => {
  const attributes = writtenAttributes(strapi.contentType(type.uid));
  const files: (LibraryFile | undefined)[] = [];
  for (const record of await readPublished(strapi, type)) {
    for (const { attribute, value } of flattenFields(componentsOf(strapi), attributes, record)) {
      if (attribute.type === "media") {
        files.push(
          ...[value]
            .flat()
            .filter(isRecord)
            .map(({ id }) => library.byId(Number(id))),
        );
      } else if (attribute.type === "richtext" && typeof value === "string") {
        changeTargets(value, (url) => {
          files.push(library.byAddress(url));

          return undefined;
        });
      }
    }
  }

  return files.filter((file) => file !== undefined);
};

/** Writes the records of a type: a file in the folder of a collection, or the file of a single type. */
const writeType = async (
  strapi: Core.Strapi,
  folder: string,
  type: ContentTypeInfo,
  keys: Keys,
  names: Names,
) => {
  const schema = strapi.contentType(type.uid);
  const records = await readPublished(strapi, type);
  if (records.length > 0 && type.kind === "collectionType") await mkdir(join(folder, type.name));
  for (const record of records) {
    const key = keys.get(type.uid)?.get(String(record.documentId)) ?? type.name;
    const file = type.kind === "singleType" ? `${type.name}.md` : join(type.name, `${key}.md`);
    await writeFile(join(folder, file), exportRecord(strapi, schema, record, names));
  }

  return records.length;
};

const writeAll = async (strapi: Core.Strapi, folder: string): Promise<ExportReport> => {
  const types = contentTypes(strapi);
  const library = await readLibrary(strapi);
  const used = new Set<LibraryFile>();
  for (const type of types) {
    for (const file of await filesOf(strapi, library, type)) used.add(file);
  }
  const fileNames = nameFiles(used);
  const keys = await createKeys(strapi, types);
  const names: Names = {
    record: (uid, documentId) => keys.get(uid)?.get(documentId),
    file: (id) => {
      const file = library.byId(id);

      return file && fileNames.get(file);
    },
    address: (url) => {
      const file = library.byAddress(url);

      return file && picturesFolder + String(fileNames.get(file));
    },
  };
  await writeFile(join(folder, "export.json"), `${JSON.stringify({ format: 1 }, null, 2)}\n`);
  let records = 0;
  for (const type of types) records += await writeType(strapi, folder, type, keys, names);
  const missing = await writePictures(strapi, folder, fileNames);

  return { records, pictures: fileNames.size - missing.length, missing };
};

/**
 * Writes all published content as Markdown files, with the pictures that it shows. The private fields that
 * editors fill in are in it, such as the receiver of a form's answers, so the folder is not for everybody.
 * Ids and times of publishing are not.
 *
 * @param folder which must be empty or absent; it appears when it is complete.
 * @throws {OperatorError} if the folder has files.
 */
export const exportContent = async (strapi: Core.Strapi, folder: string): Promise<ExportReport> => {
  checkTarget(folder);
  await mkdir(dirname(folder), { recursive: true });
  const unfinished = await mkdtemp(join(dirname(folder), `.${basename(folder)}-`));
  try {
    const report = await writeAll(strapi, unfinished);
    // A folder that exists is empty; Windows renames to none that exists.
    await rm(folder, { recursive: true, force: true });
    await rename(unfinished, folder);

    return report;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
};
