import type { Core, UID } from "@strapi/strapi";

import { type Ability, readAction } from "../lib/panel-rights";

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

/** True if a user may read every record of all content types: not only their own records. */
export const mayReadAllContent = (strapi: Core.Strapi, ability: Ability) =>
  contentTypes(strapi).every(({ uid }) => {
    const manager = strapi
      .service("admin::permission")
      .createPermissionsManager({ ability, action: readAction, model: uid });

    // A record without a creator: a condition on the creator does not match.
    return manager.ability.can(readAction, manager.toSubject({}));
  });
