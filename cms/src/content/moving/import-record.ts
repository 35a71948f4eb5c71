import type { Core } from "@strapi/strapi";

import { editedOnly, type ContentTypeInfo } from "../model/content-types";
import { savedSlug } from "../model/slugs";
import { identity } from "../seed/identity";

import { digestOf, findImported, isImported, isUntouched } from "./ledger";
import type { ImportRecord } from "./parts";
import type { ImportReport } from "./report";
import { type Known, recordName, resolveRecord } from "./resolve-record";
import { saveRecord, sentencesOf } from "./save-record";

type Row = { documentId: string; updatedAt: string };

/** The record that has a new record's address, or a record of another origin with its name. */
const findTaken = async (
  strapi: Core.Strapi,
  type: ContentTypeInfo,
  record: ImportRecord,
): Promise<Row | undefined> => {
  const { uid } = type;
  const schema = strapi.contentType(uid);
  const where = identity(type, schema.attributes, record);
  if (typeof where.slug === "string") where.slug = savedSlug(schema, where.slug);
  const rows: Row[] = await strapi.db
    .query(uid)
    .findMany({ where: { ...where, ...editedOnly(strapi, uid) } });
  if (!("name" in where)) return rows[0];

  // Two people of an import may have the same name.
  for (const row of rows) if (!(await isImported(strapi, uid, row.documentId))) return row;

  return undefined;
};

/** The words for a record in reports. */
const nameOf = ({ type, key, source }: ImportRecord) => `${type} "${key}" (${source})`;

/** Imports the records of one import, of which each may refer to those before it. */
export const createRecordImport = (strapi: Core.Strapi, known: Known, report: ImportReport) => {
  const importKnown = async (
    type: ContentTypeInfo,
    record: ImportRecord,
  ): Promise<{ documentId?: string } | undefined> => {
    const imported = await findImported(strapi, record.source);
    if (!imported) return {};
    const { record_id: documentId } = imported;
    const draft: Row | null = await strapi.db
      .query(type.uid)
      .findOne({ where: { documentId, ...editedOnly(strapi, type.uid) } });
    if (!draft) {
      report.leftOut.push(`${nameOf(record)} was deleted after it was imported.`);

      return undefined;
    }
    known.records.set(recordName(type.uid, record.key), documentId);
    const { missing } = await resolveRecord(strapi, known, type, record);
    if (imported.digest === digestOf([record, missing])) {
      report.skipped += 1;

      return undefined;
    }
    if (!isUntouched(imported, draft)) {
      report.leftOut.push(
        `${nameOf(record)} has changed on the other site, but was edited here since: it was left as it is.`,
      );

      return undefined;
    }

    return { documentId };
  };

  const save = async (type: ContentTypeInfo, record: ImportRecord, documentId?: string) => {
    const { data, missing } = await resolveRecord(strapi, known, type, record);
    const saved = await saveRecord(strapi, {
      schema: strapi.contentType(type.uid),
      data,
      isPublished: record.published,
      source: record.source,
      digest: digestOf([record, missing]),
      documentId,
    });
    known.records.set(recordName(type.uid, record.key), saved.documentId);
    report[documentId ? "updated" : "created"] += 1;
    if (saved.isPublished) report.published += 1;
    if (saved.sentences.length > 0) {
      report.drafts.push({ name: nameOf(record), sentences: saved.sentences });
    }
    report.leftOut.push(...missing);
  };

  /** Imports a record, unless an earlier import has; an error of it is reported and stops no other. */
  return async (type: ContentTypeInfo, record: ImportRecord): Promise<void> => {
    try {
      const next = await importKnown(type, record);
      if (!next) return;
      if (!next.documentId && (await findTaken(strapi, type, record))) {
        report.leftOut.push(`${nameOf(record)}: another record has this address or name already.`);

        return;
      }
      await save(type, record, next.documentId);
    } catch (error) {
      const schema = strapi.contentType(type.uid);
      const sentences = sentencesOf(strapi, schema, record.data, error);
      report.leftOut.push(`${nameOf(record)}: ${sentences.join(" ")}`);
    }
  };
};
