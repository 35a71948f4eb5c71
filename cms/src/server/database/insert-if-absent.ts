import type { Core, UID } from "@strapi/strapi";

import { tableOf, type Transaction } from "./tables";

type InsertedIds = { id: number; documentId: string };

/** The values of fields, by the names of their columns. */
const valuesByColumn = (strapi: Core.Strapi, uid: UID.ContentType, values: object) => {
  const { attributes } = strapi.db.metadata.get(uid);
  const entries = Object.entries(values).map(([name, value]) => {
    const attribute = attributes[name] as { columnName?: string } | undefined;

    return [attribute?.columnName ?? name, value] as const;
  });

  return Object.fromEntries(entries);
};

const newDocumentId = (strapi: Core.Strapi, uid: UID.ContentType): string => {
  const attribute = strapi.db.metadata.get(uid).attributes.documentId as
    { default?: () => string } | undefined;
  if (!attribute?.default) throw new Error(`${uid} has no document ids`);

  return attribute.default();
};

/**
 * Inserts a record unless it violates a unique column, in one statement, so that only one of several
 * concurrent requests succeeds (docs/decisions/0007-rows-of-our-own.md).
 *
 * @returns the ids of the new record; undefined if such a record exists.
 */
export const insertIfAbsent = async (
  strapi: Core.Strapi,
  transaction: Transaction,
  uid: UID.ContentType,
  values: Record<string, unknown>,
): Promise<InsertedIds | undefined> => {
  const now = new Date();
  const documentId = newDocumentId(strapi, uid);
  const record = {
    ...values,
    documentId,
    createdAt: now,
    updatedAt: now,
    publishedAt: now,
  };
  const [row]: { id: number }[] = await tableOf(strapi, uid)
    .transacting(transaction)
    .insert(valuesByColumn(strapi, uid, record))
    .onConflict()
    .ignore()
    .returning("id");

  return row ? { id: row.id, documentId } : undefined;
};
