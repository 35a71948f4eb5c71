import type { Core, UID } from "@strapi/strapi";

import { type Ability, mayReadAll } from "../../server/admin/rights";

/** A content type of the site, by a uid like api::home.home. */
export type ContentTypeInfo = {
  uid: UID.ContentType;
  name: string;
  kind: "singleType" | "collectionType";
};

/** The content types of the site: those with drafts. Leads have none. */
export const contentTypes = (strapi: Core.Strapi): ContentTypeInfo[] =>
  Object.values(strapi.contentTypes)
    .filter(({ uid, options }) => uid.startsWith("api::") && options?.draftAndPublish)
    .map(({ uid, info, kind }) => ({ uid, name: info.singularName, kind }));

/**
 * The condition for the edited versions of records: their drafts, or the only versions of a type
 * without drafts.
 */
export const editedOnly = (strapi: Core.Strapi, uid: UID.ContentType) =>
  strapi.contentType(uid).options?.draftAndPublish ? { publishedAt: null } : {};

/** True if a type is part of the site's content. */
export const isContent = (strapi: Core.Strapi, uid: string) =>
  contentTypes(strapi).some((type) => type.uid === uid);

/** True if a user may read every record of all content types. */
export const mayReadAllContent = (strapi: Core.Strapi, ability: Ability) =>
  contentTypes(strapi).every(({ uid }) => mayReadAll(ability, uid));
