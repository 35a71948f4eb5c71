import type { Core } from "@strapi/strapi";

import { contentTypes } from "../content/content-types";
import { titleOf } from "../content/titles";

import type { RecordName } from "./types";

const named = /^The (?:record )?([a-z][a-z-]*)(?: "([^"]+)")?/;
const namedFile = /^The file "([^"]+)" of the media library/;

const nameFields = ["slug", "title", "name", "from"];

const findFile = async (strapi: Core.Strapi, name: string): Promise<RecordName | null> => {
  const file: { documentId: string } | null = await strapi.db
    .query("plugin::upload.file")
    .findOne({ where: { name }, orderBy: { id: "desc" } });

  return file && { uid: "plugin::upload.file", documentId: file.documentId, title: name };
};

/**
 * The record that a sentence of the build's check is about (src/build/check-content.ts names
 * it): `The article "its-slug" …` or `The record home …`, or a file of the media library.
 *
 * @returns null where the sentence names none, or one that is not there.
 */
export const findNamedRecord = async (
  strapi: Core.Strapi,
  sentence: string,
): Promise<RecordName | null> => {
  const file = namedFile.exec(sentence)?.[1];
  if (file) return findFile(strapi, file);

  const [, typeName, recordName] = named.exec(sentence) ?? [];
  const type = contentTypes(strapi).find(({ name }) => name === typeName);
  if (!type) return null;

  const schema = strapi.contentType(type.uid);
  const conditions = nameFields
    .filter((field) => field in schema.attributes)
    .map((field) => ({ [field]: recordName }));
  if (type.kind === "collectionType" && (!recordName || conditions.length === 0)) return null;

  const record: { documentId: string; [field: string]: unknown } | null = await strapi.db
    .query(type.uid)
    .findOne({
      where: type.kind === "singleType" ? {} : { $or: conditions },
      orderBy: { id: "desc" },
    });

  return record && { uid: type.uid, documentId: record.documentId, title: titleOf(schema, record) };
};
