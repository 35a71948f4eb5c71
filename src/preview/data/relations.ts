import { isRecord } from "../../../common/is-record";

import type { ContentRecord, ModelSchema } from "../../../common/rules/model";

import type { RecordStore } from "./record-store";

/** The target type of a relation. */
export const relationTarget = (target: string | undefined, store: RecordStore) =>
  store.type(target?.split(".").at(-1) ?? "");

/** Populates to-one relations, so that queries can filter and sort by their fields. */
export const populateRelations = async (
  records: readonly ContentRecord[],
  { attributes }: ModelSchema,
  store: RecordStore,
): Promise<ContentRecord[]> => {
  const relations = Object.entries(attributes).filter(
    ([name, { type, relation }]) =>
      type === "relation" &&
      !relation?.endsWith("ToMany") &&
      records.some((record) => isRecord(record[name])),
  );
  const targets = await Promise.all(
    relations.map(async ([name, { target }]) => {
      const others = await store.list(relationTarget(target, store));

      return [name, new Map(others.map((other) => [other.documentId, other]))] as const;
    }),
  );

  return records.map((record) => ({
    ...record,
    ...Object.fromEntries(
      targets.map(([name, others]) => {
        const link = record[name];

        return [name, isRecord(link) ? others.get(link.documentId) : null];
      }),
    ),
  }));
};
