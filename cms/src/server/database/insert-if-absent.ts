import type { Core, UID } from "@strapi/strapi";

import { tableOf, type Transaction } from "./tables";

type InsertedIds = { id: number; documentId: string };

type Attributes = Record<string, { type?: string; columnName?: string; default?: () => string }>;

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
  const attributes = strapi.db.metadata.get(uid).attributes as Attributes;
  const documentId = attributes.documentId?.default?.();
  if (!documentId) throw new Error(`${uid} has no document ids`);
  const now = new Date();
  const record = { ...values, documentId, createdAt: now, updatedAt: now, publishedAt: now };
  const columns = Object.entries(record).map(([name, value]) => [
    attributes[name]?.columnName ?? name,
    attributes[name]?.type === "json" ? JSON.stringify(value) : value,
  ]);
  const [row]: { id: number }[] = await tableOf(strapi, uid)
    .transacting(transaction)
    .insert(Object.fromEntries(columns))
    .onConflict()
    .ignore()
    .returning("id");

  return row ? { id: row.id, documentId } : undefined;
};
