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

type Rules = { rulesFor: (action: string, uid: string) => { conditions?: unknown }[] };

/** True if a user may read every record of a type: not only their own. */
export const mayReadAll = (ability: Ability, uid: string) =>
  (ability as Ability & Rules).rulesFor(readAction, uid).some(({ conditions }) => !conditions);

/** True if a user may read every record of all content types. */
export const mayReadAllContent = (strapi: Core.Strapi, ability: Ability) =>
  contentTypes(strapi).every(({ uid }) => mayReadAll(ability, uid));
