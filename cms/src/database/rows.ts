import type { Core, UID } from "@strapi/strapi";

/** A Knex transaction. */
export type Transaction = Parameters<Parameters<Core.Strapi["db"]["transaction"]>[0]>[0]["trx"];

type Row = { id: number; documentId: string };

const columnsOf = (strapi: Core.Strapi, uid: UID.ContentType, values: object) => {
  const { attributes } = strapi.db.metadata.get(uid);
  const named = Object.entries(values).map(([name, value]) => {
    const attribute = attributes[name] as { columnName?: string } | undefined;

    return [attribute?.columnName ?? name, value] as const;
  });

  return Object.fromEntries(named);
};

const newDocumentId = (strapi: Core.Strapi, uid: UID.ContentType): string => {
  const attribute = strapi.db.metadata.get(uid).attributes.documentId as
    { default?: () => string } | undefined;
  if (!attribute?.default) throw new Error(`${uid} has no document ids`);

  return attribute.default();
};

/** The table of a content type, for SQL that Strapi's query engine cannot express. */
export const tableOf = (strapi: Core.Strapi, uid: UID.ContentType) =>
  strapi.db.getConnection(strapi.db.metadata.get(uid).tableName);

/**
 * Inserts a record unless it violates a unique column, in one statement, so that only one of several
 * concurrent requests succeeds (docs/decisions/0007-rows-of-our-own.md).
 *
 * @returns undefined if such a record exists.
 */
export const insertIfAbsent = async (
  strapi: Core.Strapi,
  transaction: Transaction,
  uid: UID.ContentType,
  values: Record<string, unknown>,
): Promise<Row | undefined> => {
  const now = new Date();
  const documentId = newDocumentId(strapi, uid);
  const record = {
    ...values,
    documentId,
    createdAt: now,
    updatedAt: now,
    ...("publishedAt" in strapi.db.metadata.get(uid).attributes ? { publishedAt: now } : {}),
  };
  const [row]: { id: number }[] = await tableOf(strapi, uid)
    .transacting(transaction)
    .insert(columnsOf(strapi, uid, record))
    .onConflict()
    .ignore()
    .returning("id");

  return row ? { id: row.id, documentId } : undefined;
};
