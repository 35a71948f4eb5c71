import { type RecordId, uidOf } from "../../../common/record-id";
import type { ContentRecord, ModelSchema } from "../../../common/rules/model";

/** A record with its type. */
export type TypedRecord = { type: ModelSchema; record: ContentRecord };

export const idOf = ({ type, record }: TypedRecord): RecordId => ({
  uid: uidOf(type.name),
  documentId: String(record.documentId),
});
