import { required } from "../lib/required";

import type { ContentRecord, ModelSchema } from "../../common/rules/model";
import type { ContentModel } from "../../common/content-model";
import type { CmsConfig } from "../gatsby/cms-client";
import { readRecords, uidOf } from "../gatsby/read-content";

import { attachSource } from "./field-source";

/** Cache lifetime in milliseconds, for writes that send no refresh (commands). */
const maxAgeMs = 5 * 60_000;

const withSource = (type: ModelSchema, record: ContentRecord) => {
  const { kind } = type;
  const documentId = String(record.documentId);

  return attachSource(record, { uid: uidOf(type), kind, documentId, path: "" });
};

/** Reads drafts from the CMS, and caches them until they change. */
export const createDraftStore = (cms: CmsConfig, model: ContentModel) => {
  const cache = new Map<string, { at: number; records: Promise<ContentRecord[]> }>();

  const read = async (type: ModelSchema) =>
    (await readRecords(cms, model, type, "draft")).map((record) => withSource(type, record));

  return {
    /** The content type with this name. @throws if there is none. */
    type: (name: string) =>
      required(
        model.types.find((type) => type.name === name),
        `the content type ${name}`,
      ),

    /**
     * The newest version of every record of a type, published or not.
     *
     * @throws {ContentError} on an error response of the CMS.
     */
    list: (type: ModelSchema): Promise<ContentRecord[]> => {
      const last = cache.get(type.name);
      if (last && last.at + maxAgeMs > Date.now()) return last.records;

      const records = read(type);
      cache.set(type.name, { at: Date.now(), records });
      records.catch(() => {
        if (cache.get(type.name)?.records === records) cache.delete(type.name);
      });

      return records;
    },

    /** Invalidates the given types, or all. */
    invalidate: (uids?: readonly string[]) => {
      for (const type of model.types) {
        if (!uids || uids.includes(uidOf(type))) cache.delete(type.name);
      }
    },
  };
};

export type DraftStore = ReturnType<typeof createDraftStore>;
