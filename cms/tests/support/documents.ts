import type { ContentRecord } from "../../src/common/rules/model";

import type { InProcess } from "./in-process";

type Change = "create" | "update" | "publish" | "unpublish" | "delete" | "discardDraft";
type Documents<Fields> = Record<Change, (params: object) => Promise<Fields>> & {
  findFirst: (params: object) => Promise<Fields | null>;
  findOne: (params: object) => Promise<Fields | null>;
  findMany: (params: object) => Promise<Fields[]>;
  count: (params: object) => Promise<number>;
};

/** A record as Strapi's documents have it. */
export type StoredRecord = ContentRecord & { documentId: string };

/** Strapi's documents of a type, for fields that its generated types do not accept or do not know. */
export const documentsOf = <Fields = StoredRecord>(
  { strapi }: Pick<InProcess, "strapi">,
  uid: string,
) => strapi.documents(uid as never) as unknown as Documents<Fields>;
