import type { Core, UID } from "@strapi/strapi";

import type { AdminUser } from "../../server/admin/users";

/** When the edited version of a record was saved last, and by whom. */
export type EditedVersion = { updatedAt: string | Date; updatedBy?: AdminUser | null };

/** The edited version: the draft, or the only version of a type without drafts. */
export const editedVersion = (
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
): Promise<EditedVersion | null> =>
  strapi.db.query(uid).findOne({
    where: {
      documentId,
      ...(strapi.contentType(uid).options?.draftAndPublish ? { publishedAt: null } : {}),
    },
    select: ["updatedAt"],
    populate: {
      updatedBy: { select: ["firstname", "lastname", "username"] },
      // For rights that depend on the creator.
      createdBy: { populate: ["roles"] },
    },
  });
