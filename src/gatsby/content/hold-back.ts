import type { RecordId } from "../../../common/record-id";
import { flattenFields } from "../../../common/rules/fields";
import { isRecord } from "../../../common/is-record";

import type { ContentModel } from "../../../common/content-model";
import { uidOf } from "../../../common/record-id";
import { type TypedRecord, idOf } from "./typed-record";
import type { TypeContent } from "./read-content";

const isSame = (one: RecordId, other: RecordId) =>
  one.uid === other.uid && one.documentId === other.documentId;

export const isAmong = (ids: readonly RecordId[], found: TypedRecord) =>
  ids.some((id) => isSame(id, idOf(found)));

const linksOf = ({ components }: ContentModel, { type, record }: TypedRecord) =>
  flattenFields(components, type.attributes, record)
    .filter(({ attribute }) => attribute.type === "relation")
    .flatMap(({ attribute, value }) =>
      [value]
        .flat()
        .filter(isRecord)
        .map(({ documentId }) => ({
          uid: attribute.target ?? "",
          documentId: String(documentId),
        })),
    );

const all = (content: readonly TypeContent[]): TypedRecord[] =>
  content.flatMap(({ type, records }) => records.map((record) => ({ type, record })));

/**
 * Replaces a record by its published version, or leaves it out if it has none.
 *
 * @param last the published content.
 * @returns undefined if neither is possible: single types and records with incoming relations are
 *   not left out, and targets of the published version may be gone.
 */
export const holdBack = (
  model: ContentModel,
  content: readonly TypeContent[],
  last: readonly TypeContent[],
  fault: TypedRecord,
): { mixed: TypeContent[]; shown: boolean } | undefined => {
  const id = idOf(fault);
  const before = all(last).find((found) => isSame(idOf(found), id));
  const mixed = content.map(({ type, records }) => ({
    type,
    records:
      uidOf(type.name) === id.uid
        ? records.flatMap((record) => {
            if (String(record.documentId) !== id.documentId) return [record];

            return before ? [before.record] : [];
          })
        : records,
  }));
  if (!before && fault.type.kind === "singleType") return undefined;
  const remaining = all(mixed);
  const isIncluded = (link: RecordId) => remaining.some((found) => isSame(idOf(found), link));
  const links = before
    ? linksOf(model, { type: fault.type, record: before.record })
    : remaining.flatMap((found) => linksOf(model, found)).filter((link) => isSame(link, id));

  return links.every(isIncluded) ? { mixed, shown: before !== undefined } : undefined;
};
