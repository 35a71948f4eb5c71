import { required } from "../lib/required";

import type { ContentRecord, ModelType } from "../../cms/src/content/rules/model";
import type { ContentModel } from "../build/content-model";
import type { CmsConfig } from "../build/cms-client";
import { readRecords } from "../build/read-content";

import { setPlace } from "./place";

/** How long drafts are kept without a word from the content service, which a command that writes records does not send. */
const freshness = 5 * 60_000;

/** The name by which the content service knows a type. */
export const uidOf = ({ name }: Pick<ModelType, "name">) => `api::${name}.${name}`;

const placed = (type: ModelType, record: ContentRecord) => {
  const { kind } = type;
  const documentId = String(record.documentId);

  return setPlace(record, { uid: uidOf(type), kind, documentId, path: "" });
};

/** Reads drafts of the content service, and keeps them until they change. */
export const createDrafts = (service: CmsConfig, model: ContentModel) => {
  const known = new Map<string, { at: number; records: Promise<ContentRecord[]> }>();

  const read = async (type: ModelType) =>
    (await readRecords(service, model, type, "draft")).map((record) => placed(type, record));

  return {
    /** The type of the content model with this name. */
    type: (name: string) =>
      required(
        model.types.find((type) => type.name === name),
        `the content type ${name}`,
      ),

    /**
     * The newest version of every record of a type, published or not.
     *
     * @throws {ContentError} when the content service does not answer with content.
     */
    of: (type: ModelType): Promise<ContentRecord[]> => {
      const last = known.get(type.name);
      if (last && last.at + freshness > Date.now()) return last.records;

      const records = read(type);
      known.set(type.name, { at: Date.now(), records });
      records.catch(() => {
        if (known.get(type.name)?.records === records) known.delete(type.name);
      });

      return records;
    },

    /** Forgets the records of the given types, or all: the next one who asks gets new ones. */
    forget: (uids?: readonly string[]) => {
      for (const type of model.types) {
        if (!uids || uids.includes(uidOf(type))) known.delete(type.name);
      }
    },
  };
};

export type Drafts = ReturnType<typeof createDrafts>;
