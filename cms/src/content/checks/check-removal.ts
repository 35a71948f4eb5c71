import type { Core, Struct, UID } from "@strapi/strapi";

import { findUses } from "./find-uses";

/** True if a version of a document is published. */
export const isPublished = async (strapi: Core.Strapi, uid: UID.ContentType, documentId: string) =>
  (await strapi.db.query(uid).count({ where: { documentId, publishedAt: { $notNull: true } } })) >
  0;

/** Numbers of published records that reference this one, by type. */
const countUses = async (strapi: Core.Strapi, uid: UID.ContentType, documentId: string) => {
  const uses = await findUses(strapi, uid, documentId, "published");

  return uses.map(
    ({ owner, records }) => `${records.length} × ${strapi.contentType(owner).info.displayName}`,
  );
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
