import type { Core } from "@strapi/strapi";

import type { StoredFile } from "../media/library-files";

import { checkParts, type ImportPlan } from "./check-parts";
import { createPictureImport } from "./import-pictures";
import { createRecordImport } from "./import-record";
import { createRedirectImport } from "./import-redirects";
import { readParts } from "./parts";
import { createReport, type ImportReport } from "./report";
import type { Known } from "./resolve-record";

/** Pictures first: a record is published only with its pictures. */
const importPictures = async (
  strapi: Core.Strapi,
  folder: string,
  { pictures }: ImportPlan,
  report: ImportReport,
) => {
  const importPicture = createPictureImport(strapi, folder, report);
  const files = new Map<string, StoredFile>();
  for (const picture of pictures) {
    const file = await importPicture(picture);
    if (file) files.set(picture.name, file);
  }

  return files;
};

/**
 * Imports the content of another site. It may be stopped at any time and run again: each part is saved
 * with its row of the ledger in one transaction, and a part that has a row is not saved again unless it
 * has changed on the other site and nobody has saved it here.
 *
 * @param folder with `parts.jsonl`, a part a line, and the files of its pictures in `pictures`.
 * @param origins of the site.
 * @throws {OperatorError} before anything is written, if a part has an unknown format, type or field.
 */
export const importContent = async (
  strapi: Core.Strapi,
  folder: string,
  origins: readonly string[] = [],
): Promise<ImportReport> => {
  const plan = await checkParts(strapi, folder);
  const report = createReport();
  const known: Known = {
    files: await importPictures(strapi, folder, plan, report),
    records: new Map(),
  };
  const importRecord = createRecordImport(strapi, known, report);
  // The file is read once for each type, so that the memory does not hold thousands of records.
  for (const type of plan.types) {
    for await (const part of readParts(plan.file)) {
      if ("record" in part && part.record.type === type.name) await importRecord(type, part.record);
    }
  }
  if (plan.hasRedirects) {
    const importRedirect = await createRedirectImport(strapi, importRecord, report, origins);
    for await (const part of readParts(plan.file)) {
      if ("redirect" in part) await importRedirect(part.redirect);
    }
  }

  return report;
};
