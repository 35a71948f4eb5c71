import { isRecord } from "../../../../common/is-record";

import type { Schema } from "../field-schemas";
import {
  connectItems,
  itemDocumentId,
  type RelatedRecord,
  type RelationItem,
} from "../relation-items";
import type { Fields } from "../form-values";

/** A section of a dynamic zone in Strapi's form. */
export type SectionFields = Fields & { __component: string };

/** Reads the saved records of a relation of a record or component, in order. */
export type ReadRelation = (owner: string, id: unknown, field: string) => Promise<RelatedRecord[]>;

type RelationChanges = { connect?: RelationItem[]; disconnect?: RelationItem[] };

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
    const changed = new Set([...connect, ...disconnect].map(itemDocumentId));
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
