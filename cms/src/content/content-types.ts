import type { Core, UID } from "@strapi/strapi";

/** One of our own content types that the site shows, by an identifier like api::home.home. */
export type ContentTypeInfo = {
  uid: UID.ContentType;
  name: string;
  kind: "singleType" | "collectionType";
};

/** The types that hold content: those with drafts. What visitors send has none. */
export const contentTypes = (strapi: Core.Strapi): ContentTypeInfo[] =>
  Object.values(strapi.contentTypes)
    .filter(({ uid, options }) => uid.startsWith("api::") && options?.draftAndPublish)
    .map(({ uid, info, kind }) => ({ uid, name: info.singularName, kind }));
