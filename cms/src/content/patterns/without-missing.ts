import type { Core } from "@strapi/strapi";

import { isRecord, recordsIn } from "../../common/is-record";
import { flattenFields } from "../../common/rules/fields";
import type { Attribute, ContentRecord } from "../../common/rules/model";

import { placeOf } from "../model/field-place";
import { componentsOf } from "../model/schemas";
import type { SavedSection } from "../types";

/** A record that Strapi's form adds to a relation. */
type Item = { documentId?: unknown; apiData?: { documentId?: unknown } };

const fileUid = "plugin::upload.file";

const itemsIn = (value: unknown): Item[] => (isRecord(value) ? recordsIn(value.connect) : []);
const documentIdOf = ({ documentId, apiData }: Item) => String(documentId ?? apiData?.documentId);

/** The type and the ids of the files or records that a field has. */
const referencesOf = ({ type, target }: Attribute, value: unknown) => {
  if (type === "media") return { uid: fileUid, ids: recordsIn(value).map(({ id }) => id) };
  if (type === "relation" && target) return { uid: target, ids: itemsIn(value).map(documentIdOf) };

  return undefined;
};

/**
 * Sections in the format of the panel's form, without files and records that were deleted since they were
 * copied: Strapi refuses to save a record with one, and does not say where it is.
 */
export const withoutMissing = async (
  strapi: Core.Strapi,
  sections: readonly SavedSection[],
): Promise<SavedSection[]> => {
  const components = componentsOf(strapi);
  const copies = structuredClone(sections) as SavedSection[];
  const fields = copies.flatMap((section) =>
    flattenFields(
      components,
      components.get(section.__component)?.attributes ?? {},
      section as ContentRecord,
    ).flatMap(({ path, attribute, value }) => {
      const references = referencesOf(attribute, value);

      return references?.ids.length ? [{ ...placeOf(section, path), value, references }] : [];
    }),
  );
  const found = new Set<string>();
  for (const uid of new Set(fields.map(({ references }) => references.uid))) {
    const key = uid === fileUid ? "id" : "documentId";
    const ids = fields.flatMap(({ references }) => (references.uid === uid ? references.ids : []));
    const rows: ContentRecord[] = await strapi.db
      .query(uid)
      .findMany({ where: { [key]: { $in: ids } }, select: [key] });
    for (const row of rows) found.add(`${uid} ${String(row[key])}`);
  }

  for (const { owner, name, value, references } of fields) {
    const exists = (id: unknown) => found.has(`${references.uid} ${String(id)}`);
    if (references.uid !== fileUid) {
      const connect = itemsIn(value).filter((item) => exists(documentIdOf(item)));
      owner[name] = { ...(value as object), connect };
    } else {
      const files = recordsIn(value).filter(({ id }) => exists(id));
      owner[name] = Array.isArray(value) ? files : (files[0] ?? null);
    }
  }

  return copies;
};
