import type { Core, UID } from "@strapi/strapi";

import { flattenFields } from "../../common/rules/fields";
import type { ContentRecord } from "../../common/rules/model";
import { editedOnly, type ContentTypeInfo } from "../model/content-types";
import { placeOf } from "../model/field-place";
import { writtenAttributes } from "../model/record-content";
import { componentsOf } from "../model/schemas";
import type { StoredFile } from "../media/library-files";
import { identities } from "../seed/identity";
import { resolveReferences } from "../seed/references";

import type { ImportRecord } from "./parts";
import { placePictures } from "./text-pictures";

/** What the records of an import can refer to. */
export type Known = {
  /** Files of the media library by the names of the import. */
  files: Map<string, StoredFile>;
  /** Document ids by type and key. */
  records: Map<string, string>;
};

/** The name of a record of an import by which others refer to it. */
export const recordName = (uid: string, key: string) => `${uid} ${key}`;

/** The document id of a record that was not imported, by its slug or name. */
const findByKey = async (strapi: Core.Strapi, uid: UID.ContentType, key: string) => {
  const field = identities.find((name) => name in strapi.contentType(uid).attributes);
  const found: { documentId: string } | null = field
    ? await strapi.db.query(uid).findOne({ where: { [field]: key, ...editedOnly(strapi, uid) } })
    : null;

  return found?.documentId;
};

/**
 * The data of a record as the CMS saves it.
 *
 * @returns also sentences about the relations and pictures that are left out, because they do not exist.
 */
export const resolveRecord = async (
  strapi: Core.Strapi,
  known: Known,
  { uid, name }: ContentTypeInfo,
  record: ImportRecord,
): Promise<{ data: ContentRecord; missing: string[] }> => {
  const missing = new Set<string>();
  const miss = (what: string) => {
    missing.add(`${record.source}: ${what} does not exist and was left out.`);
  };
  // Only these have defaults that are content.
  const attributes = writtenAttributes(strapi.contentType(uid));
  const picture = async (file: string) => {
    const stored = known.files.get(file);
    if (!stored) miss(`the picture "${file}"`);

    return stored?.id;
  };
  const relation = async (target: UID.ContentType, key: string) => {
    const documentId =
      known.records.get(recordName(target, key)) ?? (await findByKey(strapi, target, key));
    if (!documentId) miss(`the ${String(target.split(".").at(-1))} "${key}" of this ${name}`);

    return documentId;
  };
  const data = await resolveReferences(strapi, { picture, record: relation }, record.data, {
    attributes,
  });
  for (const { path, attribute, value } of flattenFields(componentsOf(strapi), attributes, data)) {
    if (attribute.type !== "richtext" || typeof value !== "string") continue;
    const { owner, name: field } = placeOf(data, path);
    owner[field] = placePictures(
      value,
      (file) => known.files.get(file)?.url,
      (file) => miss(`the picture "${file}" of the text`),
    );
  }

  return { data, missing: [...missing].sort() };
};
