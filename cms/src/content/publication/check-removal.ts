import type { Core, Struct, UID } from "@strapi/strapi";

import { contentTypes } from "../content-types";
import { componentsOf, modelOf } from "../schemas";
import { isRecord } from "../../common/is-record";
import { flattenFields } from "../../common/rules/fields";
import type { Attribute, Components, ContentRecord } from "../../common/rules/model";
import { populateFields } from "../../common/rules/populate";

/** True if a version of a document is published. */
export const isPublished = async (strapi: Core.Strapi, uid: UID.ContentType, documentId: string) =>
  (await strapi.db.query(uid).count({ where: { documentId, publishedAt: { $notNull: true } } })) >
  0;

/** True if an attribute relates to this type, in its components, too. */
const leadsTo = (
  components: Components,
  { type, target, component, components: choice = [] }: Attribute,
  uid: UID.ContentType,
): boolean =>
  type === "relation"
    ? target === uid
    : (component ? [component] : choice).some((name) =>
        Object.values(components.get(name)?.attributes ?? {}).some((inner) =>
          leadsTo(components, inner, uid),
        ),
      );

/** True if a relation's value has this document. */
const hasDocument = (value: unknown, documentId: string) =>
  [value].flat().some((related) => isRecord(related) && related.documentId === documentId);

/** Numbers of published records that reference this one, by type. */
const countUses = async (strapi: Core.Strapi, uid: UID.ContentType, documentId: string) => {
  const uses: string[] = [];
  const components = componentsOf(strapi);
  for (const { uid: owner } of contentTypes(strapi)) {
    // Strapi relates every record to itself, as one of its translations.
    if (owner === uid) continue;

    const schema = strapi.contentType(owner);
    const relations = Object.fromEntries(
      Object.entries(modelOf(schema).attributes).filter(([, attribute]) =>
        leadsTo(components, attribute, uid),
      ),
    );
    if (Object.keys(relations).length === 0) continue;

    const records: ContentRecord[] = await strapi.db.query(owner).findMany({
      where: { publishedAt: { $notNull: true } },
      populate: populateFields(components, relations),
    });
    const { length } = records.filter((record) =>
      flattenFields(components, relations, record).some(
        ({ attribute, value }) => attribute.target === uid && hasDocument(value, documentId),
      ),
    );
    if (length > 0) uses.push(`${length} × ${schema.info.displayName}`);
  }

  return uses;
};

/**
 * Checks whether a document may be unpublished or deleted.
 *
 * @returns the reason against it: the site needs the document, or published records reference it.
 */
export const checkRemoval = async (
  strapi: Core.Strapi,
  { uid, kind, info }: Struct.ContentTypeSchema,
  documentId: string,
): Promise<string | undefined> => {
  if (!(await isPublished(strapi, uid, documentId))) return undefined;
  if (kind === "singleType") {
    return `The site cannot be built without "${info.displayName}": edit and publish it instead of removing it.`;
  }
  const uses = await countUses(strapi, uid, documentId);

  return uses.length > 0
    ? `Published records use this one (${uses.join(", ")}): choose another one in each of them, publish them, and then remove this one.`
    : undefined;
};
