import { flattenFields } from "../../cms/src/content/rules/fields";
import { isRecord } from "../lib/is-record";

import type { ContentModel } from "./content-model";
import type { RecordId } from "./content-service";
import { type Found, idOf, type TypeContent, uidOf } from "./read-content";

/** A record that the build takes as it was, or leaves out where it never was live (`shown` is false), and the sentence that says why. */
export type Held = RecordId & { sentence: string; shown: boolean };

const isSame = (one: RecordId, other: RecordId) =>
  one.uid === other.uid && one.documentId === other.documentId;

/** Whether a record is among those that are held back. */
export const isAmong = (ids: readonly RecordId[], found: Found) =>
  ids.some((id) => isSame(id, idOf(found)));

const linksOf = ({ components }: ContentModel, { type, record }: Found) =>
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

const all = (content: readonly TypeContent[]): Found[] =>
  content.flatMap(({ type, records }) => records.map((record) => ({ type, record })));

/**
 * The content with one record as it was before, or without it where it never was live.
 *
 * @param last the content that visitors see.
 * @returns undefined where neither can be: a single record or one that others need is not left
 *   out, and what the earlier version leads to may be gone.
 */
export const holdBack = (
  model: ContentModel,
  content: readonly TypeContent[],
  last: readonly TypeContent[],
  fault: Found,
): { mixed: TypeContent[]; shown: boolean } | undefined => {
  const id = idOf(fault);
  const before = all(last).find((found) => isSame(idOf(found), id));
  const mixed = content.map(({ type, records }) => ({
    type,
    records:
      uidOf(type) === id.uid
        ? records.flatMap((record) => {
            if (String(record.documentId) !== id.documentId) return [record];

            return before ? [before.record] : [];
          })
        : records,
  }));
  if (!before && fault.type.kind === "singleType") return undefined;
  const there = all(mixed);
  const isThere = (link: RecordId) => there.some((found) => isSame(idOf(found), link));
  const links = before
    ? linksOf(model, { type: fault.type, record: before.record })
    : there.flatMap((found) => linksOf(model, found)).filter((link) => isSame(link, id));

  return links.every(isThere) ? { mixed, shown: before !== undefined } : undefined;
};
