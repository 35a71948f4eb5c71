import { isRecord } from "../../../../common/is-record";

import type { Schema } from "../field-schemas";
import type { Fields } from "../take-fields";

/** A section of a dynamic zone in Strapi's form. */
export type SectionFields = Fields & { __component: string };

/** A record that a relation has; `title` is what lists show. */
export type RelatedRecord = { id: number; documentId: string; title: string };

/** Reads the saved records of a relation of a record or component, in order. */
export type ReadRelation = (owner: string, id: unknown, field: string) => Promise<RelatedRecord[]>;

type Item = { id?: unknown; apiData?: { documentId?: unknown }; documentId?: unknown };
type RelationChanges = { connect?: Item[]; disconnect?: Item[] };

/**
 * Records in a relation of Strapi's form, as chosen there and not saved yet.
 *
 * @param before the number of those that were chosen before.
 */
export const connectItems = (
  records: readonly (Omit<RelatedRecord, "id"> & { id?: number })[],
  before = 0,
) =>
  records.map(({ id, documentId, title }, index) => ({
    id,
    documentId,
    label: title,
    // Strapi's form loads such a record's status.
    apiData: { id, documentId, isTemporary: true },
    // A key of fractional-indexing, after those of saved records.
    __temp_key__: `c${String(before + index).padStart(3, "0")}`,
  }));

const documentIdOf = ({ documentId, apiData }: Item) => documentId ?? apiData?.documentId;

/**
 * Copies a section as a new one: without the ids of its parts, and with the records of its relations, of
 * which Strapi's form has only the changes.
 *
 * @param schemas of all components.
 */
export const copySection = async (
  section: SectionFields,
  schemas: readonly Schema[],
  readRelation: ReadRelation,
): Promise<SectionFields> => {
  const copyRelation = async (component: string, id: unknown, field: string, value: unknown) => {
    const { connect = [], disconnect = [] } = (value ?? {}) as RelationChanges;
    const changed = new Set([...connect, ...disconnect].map(documentIdOf));
    const saved = id === undefined ? [] : await readRelation(component, id, field);
    const kept = saved.filter(({ documentId }) => !changed.has(documentId));

    return { connect: [...connectItems(kept), ...connect], disconnect: [] };
  };

  const copyPart = async (part: Fields, component: string): Promise<Fields> => {
    const attributes = schemas.find(({ uid }) => uid === component)?.attributes ?? {};
    const fields = Object.entries(part).filter(
      ([name]) => name !== "id" && name !== "__temp_key__",
    );
    const copied = fields.map(async ([name, value]) => {
      const attribute = attributes[name];
      const inner = attribute?.component;
      if (attribute?.type === "relation") {
        return [name, await copyRelation(component, part.id, name, value)] as const;
      }
      if (!inner) return [name, value] as const;
      if (!Array.isArray(value)) {
        return [name, isRecord(value) ? await copyPart(value, inner) : value] as const;
      }
      const parts = value.filter(isRecord).map(async (one) => ({
        ...(await copyPart(one, inner)),
        // It is unique in its list, and the list's order is kept.
        __temp_key__: one.__temp_key__,
      }));

      return [name, await Promise.all(parts)] as const;
    });

    return Object.fromEntries(await Promise.all(copied));
  };

  return (await copyPart(section, section.__component)) as SectionFields;
};
