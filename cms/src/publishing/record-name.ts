import type { Core, UID } from "@strapi/strapi";

import { titleOf } from "../content/titles";

import type { RecordId, RecordName } from "./types";

/**
 * What people call a record that a publisher names, or a file of the media library.
 *
 * @returns null where there is none.
 */
export const nameRecord = async (
  strapi: Core.Strapi,
  { uid, documentId }: RecordId,
): Promise<RecordName | null> => {
  if (!(uid in strapi.contentTypes)) return null;

  const record: Record<string, unknown> | null = await strapi.db
    .query(uid)
    .findOne({ where: { documentId }, orderBy: { id: "desc" } });
  const schema = strapi.contentType(uid as UID.ContentType);

  return record && { uid, documentId, title: titleOf(schema, record) };
};
