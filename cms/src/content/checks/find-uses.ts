import type { Core, UID } from "@strapi/strapi";

import { isRecord } from "../../common/is-record";
import { flattenFields } from "../../common/rules/fields";
import type { Attribute, Components, ContentRecord } from "../../common/rules/model";
import { populateFields } from "../../common/rules/populate";
import { contentTypes } from "../model/content-types";
import { componentsOf, modelOf } from "../model/schemas";

/** True if an attribute relates to this type, in its components, too. */
export const leadsTo = (
  components: Components,
  { type, target, mappedBy, component, components: choice = [] }: Attribute,
  uid: string,
): boolean =>
  type === "relation"
    ? target === uid && !mappedBy
    : (component ? [component] : choice).some((name) =>
        Object.values(components.get(name)?.attributes ?? {}).some((inner) =>
          leadsTo(components, inner, uid),
        ),
      );

/** True if a relation's value has this document. */
const hasDocument = (value: unknown, documentId: string) =>
  [value].flat().some((related) => isRecord(related) && related.documentId === documentId);

/** The drafts or published records of each type that reference this document. */
export const findUses = async (
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
  status: "draft" | "published",
): Promise<{ owner: UID.ContentType; records: ContentRecord[] }[]> => {
  const uses: { owner: UID.ContentType; records: ContentRecord[] }[] = [];
  const components = componentsOf(strapi);
  for (const { uid: owner } of contentTypes(strapi)) {
    // Strapi relates every record to itself, as one of its translations.
    if (owner === uid) continue;

    const relations = Object.fromEntries(
      Object.entries(modelOf(strapi.contentType(owner)).attributes).filter(([, attribute]) =>
        leadsTo(components, attribute, uid),
      ),
    );
    if (Object.keys(relations).length === 0) continue;

    const found: ContentRecord[] = await strapi.db.query(owner).findMany({
      where: { publishedAt: status === "published" ? { $notNull: true } : null },
      populate: populateFields(components, relations),
    });
    const records = found.filter((record) =>
      flattenFields(components, relations, record).some(
        ({ attribute, value }) => attribute.target === uid && hasDocument(value, documentId),
      ),
    );
    if (records.length > 0) uses.push({ owner, records });
  }

  return uses;
};
