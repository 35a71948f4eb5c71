import { useFetchClient } from "@strapi/strapi/admin";

import type { Fields } from "../take-fields";

import type { ReadRelation } from "./copy-section";

type Relation = { results: (Fields & { id: number; documentId: string })[] };

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

/** Reads the saved records of a relation from the CMS. */
export const useReadRelation = (): ReadRelation => {
  const { get } = useFetchClient();

  return async (owner, id, field) => {
    const { data } = await get<Relation>(
      `/content-manager/relations/${owner}/${String(id)}/${field}`,
      { params: { page: 1, pageSize: 100 } },
    );

    // The newest come first.
    return data.results
      .toReversed()
      .map((record) => ({ id: record.id, documentId: record.documentId, title: titleOf(record) }));
  };
};
