import type { Core, UID } from "@strapi/strapi";

import type { ContentRecord } from "../../common/rules/model";
import { populateFields } from "../../common/rules/populate";

import { componentsOf, modelOf } from "../model/schemas";

/** The published records of a type with all their fields, or the one with this id. */
export const readPublished = async (
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId?: string,
): Promise<ContentRecord[]> =>
  strapi.documents(uid).findMany({
    status: "published",
    populate: populateFields(componentsOf(strapi), modelOf(strapi.contentType(uid)).attributes),
    ...(documentId !== undefined && { filters: { documentId } }),
  } as never);
