import { required } from "../../lib/required";

import type { RecordId } from "../../../common/record-id";
import { flattenFields } from "../../../common/rules/fields";
import { zonesWithHidden, withoutHidden } from "../../../common/rules/hidden-sections";
import type { Components, ContentRecord, ModelSchema } from "../../../common/rules/model";
import type { ContentModel } from "../../../common/content-model";
import type { CmsConfig } from "../../gatsby/content/cms-client";
import { readRecords } from "../../gatsby/content/read-content";
import { uidOf } from "../../../common/record-id";

import { attachSource, childSource } from "./field-source";
import { leaveOutUnpublished } from "./leave-out-unpublished";
import { relationTarget } from "./relations";

/** Cache lifetime in milliseconds, for writes that send no refresh (commands). */
const maxAgeMs = 5 * 60_000;

/** The version of records: `draft` is the newest, published or not. */
export type Version = "draft" | "published";

/** The records of each content type, in one version. */
export type RecordStore = {
  /** The content type with this name. @throws if there is none. */
  type: (name: string) => ModelSchema;
  /**
   * Every record of a type.
   *
   * @throws {ContentError} on an error response of the CMS.
   */
  list: (type: ModelSchema) => Promise<ContentRecord[]>;
  /** The same with the sections that editors hide. */
  listAll: (type: ModelSchema) => Promise<ContentRecord[]>;
  /** Invalidates the given types, or all. */
  invalidate: (uids?: readonly string[]) => void;
};

/** Adds to a draft where its fields are edited. */
export const withSources = (type: ModelSchema, record: ContentRecord) => {
  const { kind } = type;
  const documentId = String(record.documentId);

  const source = { uid: uidOf(type.name), kind, documentId, path: "" };
  // Without the hidden ones, the others have other places.
  for (const [name, sections] of zonesWithHidden(type.attributes, record)) {
    sections.forEach((section, at) => attachSource(section, childSource(source, name, at)));
  }

  return attachSource(record, source);
};

/** Reads records from the CMS, and caches them until they change. Only drafts have field sources. */
export const createRecordStore = (
  cms: CmsConfig,
  model: ContentModel,
  version: Version,
): RecordStore => {
  type Lists = { all: ContentRecord[]; shown: ContentRecord[] };
  const cache = new Map<string, { at: number; lists: Promise<Lists> }>();

  const read = async (type: ModelSchema) => {
    const records = await readRecords(cms, model, type, version);
    const all = version === "draft" ? records.map((record) => withSources(type, record)) : records;

    return { all, shown: all.map((record) => withoutHidden(type.attributes, record)) };
  };
  const readOnce = (type: ModelSchema) => {
    const last = cache.get(type.name);
    if (last && last.at + maxAgeMs > Date.now()) return last.lists;

    const lists = read(type);
    cache.set(type.name, { at: Date.now(), lists });
    lists.catch(() => {
      if (cache.get(type.name)?.lists === lists) cache.delete(type.name);
    });

    return lists;
  };

  return {
    type: (name) =>
      required(
        model.types.find((type) => type.name === name),
        `the content type ${name}`,
      ),

    list: async (type) => (await readOnce(type)).shown,
    listAll: async (type) => (await readOnce(type)).all,

    invalidate: (uids) => {
      for (const type of model.types) {
        if (!uids || uids.includes(uidOf(type.name))) cache.delete(type.name);
      }
    },
  };
};

export type RecordStores = Record<Version, RecordStore> & { components: Components };

/** A store for each version. */
export const createRecordStores = (cms: CmsConfig, model: ContentModel): RecordStores => ({
  draft: createRecordStore(cms, model, "draft"),
  published: createRecordStore(cms, model, "published"),
  components: model.components,
});

/** The types of what is chosen in the components of a record. */
const targetsIn = (components: Components, { attributes }: ModelSchema, record: ContentRecord) =>
  new Set(
    flattenFields(components, attributes, record).flatMap(({ path, attribute, value }) =>
      path.length > 1 && attribute.target && value ? [attribute.target] : [],
    ),
  );

/**
 * The published records, except one, which is its draft, without the sections made for what is not
 * published. No record has field sources.
 */
export const withDraft = (
  { published, draft: drafts, components }: RecordStores,
  { uid, documentId }: RecordId,
): RecordStore => {
  const replace = async (type: ModelSchema) => {
    const records = await published.list(type);
    const found = (await drafts.list(type)).find((record) => record.documentId === documentId);
    if (!found) return records;

    // A clone has no symbols, and thus no field sources.
    const clone: ContentRecord = structuredClone(found);
    const shown = new Set<unknown>([documentId]);
    for (const target of targetsIn(components, type, clone)) {
      const related = await published.list(relationTarget(target, published));
      related.forEach((record) => shown.add(record.documentId));
    }
    const draft = leaveOutUnpublished(components, type.attributes, clone, (id) => shown.has(id));
    const others = records.filter((record) => record.documentId !== documentId);
    if (others.length === records.length) return [...records, draft];

    return records.map((record) => (record.documentId === documentId ? draft : record));
  };
  let replaced: Promise<ContentRecord[]> | undefined;

  return {
    ...published,
    list: (type) =>
      uidOf(type.name) === uid ? (replaced ??= replace(type)) : published.list(type),
  };
};
