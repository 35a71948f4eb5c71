import { isBlank } from "../../../common/rules/blank";
import { isRecord } from "../../../common/is-record";
import type { FormRecord } from "../../../common/preview-messages";
import { withoutHidden } from "../../../common/rules/hidden-sections";
import type {
  Attribute,
  Attributes,
  Components,
  ContentRecord,
  ModelSchema,
} from "../../../common/rules/model";
import { uidOf } from "../../../common/record-id";

import { markNew } from "./placeholders";
import { withSources, type RecordStore } from "./record-store";

type Chosen = { documentId: string };
/** A relation in Strapi's form: what differs from the saved one. In a new part, it may have one list only. */
type RelationChanges = { connect?: ContentRecord[]; disconnect?: ContentRecord[] };

const isRelationChanges = (value: unknown): value is RelationChanges =>
  isRecord(value) && [value.connect, value.disconnect].some(Array.isArray);

const documentIdOf = (item: unknown): string => {
  const { documentId, apiData } = isRecord(item) ? item : {};

  return String(documentId ?? (isRecord(apiData) ? apiData.documentId : ""));
};

const chosenIn = (value: unknown): Chosen[] =>
  (value === undefined || value === null ? [] : [value].flat())
    .map(documentIdOf)
    .filter(Boolean)
    .map((documentId) => ({ documentId }));

/** Where a record that was moved or chosen goes in a list. */
const placeOf = ({ apiData }: ContentRecord, chosen: readonly Chosen[]): number => {
  const { position } = isRecord(apiData) ? apiData : {};
  const { start, before } = isRecord(position) ? position : {};
  if (start === true) return 0;
  const at = chosen.findIndex(({ documentId }) => documentId === before);

  return at < 0 ? chosen.length : at;
};

/** The records of a relation: those that were saved, with the changes of the form. */
const mergeRelation = ({ relation }: Attribute, saved: unknown, value: unknown) => {
  if (!isRelationChanges(value)) return saved ?? null;
  const isToMany = relation?.endsWith("ToMany") === true;
  const { connect = [], disconnect = [] } = value;
  const removed = new Set([...connect, ...disconnect].map(documentIdOf));
  const chosen = chosenIn(saved).filter(({ documentId }) => !removed.has(documentId));
  for (const item of connect) {
    chosen.splice(placeOf(item, chosen), 0, { documentId: documentIdOf(item) });
  }

  return isToMany ? chosen : (chosen.at(-1) ?? null);
};

/** A record or a part of one with the values of its form. Their schema is that of `attributes`. */
const mergeFields = (
  components: Components,
  attributes: Attributes,
  saved: ContentRecord,
  values: ContentRecord,
): ContentRecord => {
  const mergePart = (attribute: Attribute, before: unknown, value: ContentRecord) => {
    const name = attribute.component ?? String(value.__component);
    // Parts have the ids of the CMS's database; one without is new.
    const part = [before]
      .flat()
      .filter(isRecord)
      .find(({ id, __component }) => id === value.id && __component === value.__component);

    const merged = mergeFields(
      components,
      components.get(name)?.attributes ?? {},
      part ?? {},
      value,
    );

    return value.id === undefined ? markNew(merged) : merged;
  };
  const mergeField = (attribute: Attribute, before: unknown, value: unknown): unknown => {
    switch (attribute.type) {
      case "relation":
        return mergeRelation(attribute, before, value);
      case "component":
      case "dynamiczone":
        return Array.isArray(value)
          ? value.filter(isRecord).map((part) => mergePart(attribute, before, part))
          : isRecord(value)
            ? mergePart(attribute, before, value)
            : null;
      case "json":
        // Strapi's field has it as text, which need not be complete.
        return typeof value === "string" ? before : value;
      default:
        return typeof value === "string" && isBlank(value) ? "" : (value ?? null);
    }
  };
  const merged = Object.entries(attributes)
    .filter(([name]) => name in values)
    .map(([name, attribute]) => [name, mergeField(attribute, saved[name], values[name])]);

  return {
    // Without the source of a part, which is at another place in the form if it was moved.
    ...Object.fromEntries(Object.entries(saved)),
    ...(values.__component !== undefined && { __component: values.__component }),
    ...Object.fromEntries(merged),
  };
};

/**
 * The records of a store, one of which is as its form in the panel has it. The record keeps its saved
 * address, at which its page is open.
 *
 * @param store of drafts.
 */
export const withFormRecord = (
  store: RecordStore,
  components: Components,
  { uid, documentId, values }: FormRecord,
): RecordStore => {
  const readTyped = async (type: ModelSchema) => {
    if (uidOf(type.name) !== uid) return undefined;
    const saved = (await store.listAll(type)).find((record) => record.documentId === documentId);
    const merged = saved && mergeFields(components, type.attributes, saved, values);

    return merged && withSources(type, { ...merged, slug: saved.slug });
  };
  const replace = (records: ContentRecord[], typed: ContentRecord | undefined) =>
    typed ? records.map((one) => (one.documentId === documentId ? typed : one)) : records;

  return {
    ...store,
    list: async (type) => {
      const typed = await readTyped(type);

      return replace(await store.list(type), typed && withoutHidden(type.attributes, typed));
    },
    listAll: async (type) => replace(await store.listAll(type), await readTyped(type)),
  };
};
