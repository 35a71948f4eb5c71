import type { Fields } from "../form-values";

import type { ReadRelation } from "./copy-section";

type SavedRecord = Fields & { id: number; documentId: string };
type RelationPage = { results: SavedRecord[]; pagination: { pageCount: number } };

/** Requests a page of an address of the CMS, as `get` of Strapi's `useFetchClient` does. */
type Get = (
  url: string,
  options: { params: { page: number; pageSize: number } },
) => Promise<{ data: RelationPage }>;

/** The most records that Strapi returns at once. */
const pageSize = 100;

/** What lists show of a record: its only text besides these fields. */
const titleOf = (record: Fields & { documentId: string }) =>
  String(
    Object.entries(record).find(
      ([name, value]) =>
        typeof value === "string" &&
        !["documentId", "locale", "status"].includes(name) &&
        !name.endsWith("At"),
    )?.[1] ?? record.documentId,
  );

/** Creates a function that reads the saved records of a relation from the CMS. */
export const createReadRelation =
  (get: Get): ReadRelation =>
  async (owner, id, field) => {
    const records: SavedRecord[] = [];
    for (let page = 1, pageCount = 1; page <= pageCount; page += 1) {
      const { data } = await get(`/content-manager/relations/${owner}/${String(id)}/${field}`, {
        params: { page, pageSize },
      });
      records.push(...data.results);
      ({ pageCount } = data.pagination);
    }

    // The newest come first.
    return records
      .toReversed()
      .map((record) => ({ id: record.id, documentId: record.documentId, title: titleOf(record) }));
  };
