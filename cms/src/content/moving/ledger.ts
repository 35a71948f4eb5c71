import { createHash } from "node:crypto";

import type { Core } from "@strapi/strapi";

import { insertIfAbsent } from "../../server/database/insert-if-absent";
import type { Transaction } from "../../server/database/tables";

const ledgerUid = "api::imported.imported";

/** What an import made of a part: a record, by its document id, or a file, by its id. */
export type ImportedPart = {
  source: string;
  record_type: string;
  record_id: string;
  /** Of the part's data; another one means that the part has changed. */
  digest: string;
  /** The record's `updatedAt` after the import; another one means that somebody has saved it since. */
  saved_at: string | Date;
};

/** A digest of a part's data. */
export const digestOf = (value: unknown): string =>
  createHash("sha256").update(JSON.stringify(value)).digest("hex");

/** What an earlier import made of a part; null if none has. */
export const findImported = (strapi: Core.Strapi, source: string): Promise<ImportedPart | null> =>
  strapi.db.query(ledgerUid).findOne({ where: { source } });

/** True if an import made this record. */
export const isImported = async (strapi: Core.Strapi, type: string, id: string): Promise<boolean> =>
  (await strapi.db.query(ledgerUid).count({ where: { record_type: type, record_id: id } })) > 0;

/** True if nobody has saved a record or file since its import. */
export const isUntouched = (
  { saved_at: saved }: ImportedPart,
  { updatedAt }: { updatedAt: string | Date },
): boolean => Number(new Date(saved)) === Number(new Date(updatedAt));

/**
 * Notes what an import made of a part, in the transaction that makes it.
 *
 * @throws if another import has made something of the part at the same time.
 */
export const keepImported = async (
  strapi: Core.Strapi,
  transaction: Transaction,
  part: ImportedPart,
  isKnown: boolean,
): Promise<void> => {
  const { source, ...values } = part;
  const row = { ...values, saved_at: new Date(part.saved_at) };
  const isKept = isKnown
    ? (await strapi.db.query(ledgerUid).updateMany({ where: { source }, data: row })).count === 1
    : await insertIfAbsent(strapi, transaction, ledgerUid, { source, ...row });
  if (!isKept) throw new Error("Another import is running: let it end, and run this one again.");
};
