import { isRecord } from "../lib/is-record";

import type { ContentRecord, ModelSchema } from "../../cms/src/content/rules/model";

import type { Drafts } from "./drafts";

/** The type that a relation leads to. */
export const targetOf = (target: string | undefined, drafts: Drafts) =>
  drafts.type(target?.split(".").at(-1) ?? "");

/** Records with the records that they name in place of links to them, so that lists can ask for their fields. */
export const withRelations = async (
  records: readonly ContentRecord[],
  { attributes }: ModelSchema,
  drafts: Drafts,
): Promise<ContentRecord[]> => {
  const relations = Object.entries(attributes).filter(
    ([name, { type, relation }]) =>
      type === "relation" &&
      !relation?.endsWith("ToMany") &&
      records.some((record) => isRecord(record[name])),
  );
  const targets = await Promise.all(
    relations.map(async ([name, { target }]) => {
      const others = await drafts.of(targetOf(target, drafts));

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
