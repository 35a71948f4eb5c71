import type { Core, UID } from "@strapi/strapi";

/** A Knex transaction. */
export type Transaction = Parameters<Parameters<Core.Strapi["db"]["transaction"]>[0]>[0]["trx"];

/** The table of a content type, for SQL that Strapi's query engine cannot express. */
export const tableOf = (strapi: Core.Strapi, uid: UID.ContentType) =>
  strapi.db.connection(strapi.contentTypes[uid].collectionName);
