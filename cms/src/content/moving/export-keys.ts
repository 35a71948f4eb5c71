import type { Core, UID } from "@strapi/strapi";

import type { ContentRecord } from "../../common/rules/model";
import type { ContentTypeInfo } from "../model/content-types";
import { writtenAttributes } from "../model/record-content";
import { identities } from "../seed/identity";

import { compareTexts, safeName, uniqueNames } from "./export-names";

type Row = ContentRecord & { documentId: string };

/** Types of fields that are columns of a record's table. */
const isColumn = ({ type }: { type: string }) =>
  !["relation", "media", "component", "dynamiczone"].includes(type);

/** The keys of one type's published records by document id. */
const keysOf = async (strapi: Core.Strapi, { uid, name }: ContentTypeInfo) => {
  const rows: Row[] = await strapi.db
    .query(uid)
    .findMany({ where: { publishedAt: { $notNull: true } }, orderBy: { id: "asc" } });
  const columns = Object.entries(writtenAttributes(strapi.contentType(uid)))
    .filter(([, attribute]) => isColumn(attribute))
    .map(([field]) => field);
  const items = rows.map((row) => ({
    documentId: row.documentId,
    base: safeName(identities.map((field) => String(row[field] ?? "")).find(Boolean) ?? "") || name,
    // Ids differ in another database.
    content: JSON.stringify(columns.map((field) => row[field])),
  }));
  items.sort(
    (one, other) => compareTexts(one.base, other.base) || compareTexts(one.content, other.content),
  );

  return new Map(
    [...uniqueNames(items, ({ base }) => ({ base }))].map(([{ documentId }, key]) => [
      documentId,
      key,
    ]),
  );
};

/** The keys of published records by type and document id; a key is also the name of the record's file. */
export type Keys = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Gives each published record a key: its slug, else where it leads from, else its name. */
export const createKeys = async (
  strapi: Core.Strapi,
  types: readonly ContentTypeInfo[],
): Promise<Keys> => {
  const keys = new Map<UID.ContentType, Map<string, string>>();
  for (const type of types) keys.set(type.uid, await keysOf(strapi, type));

  return keys;
};
