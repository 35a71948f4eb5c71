import type { Core, UID } from "@strapi/strapi";

import { titleOf } from "../content/titles";

import type { RecordId, RecordRef } from "./types";

/**
 * Adds the title to the ids of a record or a file of the media library.
 *
 * @returns null if there is no such record.
 */
export const toRecordRef = async (
  strapi: Core.Strapi,
  { uid, documentId }: RecordId,
): Promise<RecordRef | null> => {
  if (!Object.hasOwn(strapi.contentTypes, uid)) return null;

  const record: Record<string, unknown> | null = await strapi.db
    .query(uid)
    .findOne({ where: { documentId }, orderBy: { id: "desc" } });
  const schema = strapi.contentType(uid as UID.ContentType);

  return record && { uid, documentId, title: titleOf(schema, record) };
};
