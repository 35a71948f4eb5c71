import type { Core, UID } from "@strapi/strapi";
import type { RecordId } from "../../common/record-id";

import { contentTypes } from "../../content/model/content-types";
import { titleOf } from "../../server/lib/titles";

import type { RecordRef } from "../types";

/** True for content types of the site and files of the media library. */
export const isOfSite = (strapi: Core.Strapi, uid: string): boolean =>
  uid === "plugin::upload.file" || contentTypes(strapi).some((type) => type.uid === uid);

/**
 * Adds the title to the ids of a record or a file of the media library.
 *
 * @returns null if there is no such record.
 */
export const toRecordRef = async (
  strapi: Core.Strapi,
  { uid, documentId }: RecordId,
): Promise<RecordRef | null> => {
  if (!isOfSite(strapi, uid)) return null;

  const record: Record<string, unknown> | null = await strapi.db
    .query(uid)
    .findOne({ where: { documentId }, orderBy: { id: "desc" } });
  const schema = strapi.contentType(uid as UID.ContentType);

  return record && { uid, documentId, title: titleOf(schema, record) };
};
