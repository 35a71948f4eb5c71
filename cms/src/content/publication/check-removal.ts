import type { Core, Struct, UID } from "@strapi/strapi";

import { contentTypes } from "../content-types";
import { modelOf } from "../schemas";

/** True if a version of a document is published. */
export const isPublished = async (strapi: Core.Strapi, uid: UID.ContentType, documentId: string) =>
  (await strapi.db.query(uid).count({ where: { documentId, publishedAt: { $notNull: true } } })) >
  0;

/** Numbers of published records that reference this one, by type. */
const countUses = async (strapi: Core.Strapi, uid: UID.ContentType, documentId: string) => {
  const uses: string[] = [];
  for (const { uid: owner } of contentTypes(strapi)) {
    // Strapi relates every record to itself, as one of its translations.
    if (owner === uid) continue;

    const schema = strapi.contentType(owner);
    for (const [field, { type, target }] of Object.entries(modelOf(schema).attributes)) {
      if (type !== "relation" || target !== uid) continue;

      const count = await strapi.db.query(owner).count({
        where: { [field]: { documentId }, publishedAt: { $notNull: true } },
      });
      if (count > 0) uses.push(`${count} × ${schema.info.displayName}`);
    }
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
