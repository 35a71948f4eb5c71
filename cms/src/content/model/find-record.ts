import type { Core, UID } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import type { Context } from "koa";

import type { Ability } from "../../server/admin/rights";

import { contentTypes } from "./content-types";

/** The permissions of a user for one record, by Strapi's content manager. */
type Rights = Record<
  "can" | "cannot",
  Record<"read" | "update" | "publish", (draft: object) => boolean>
>;

/** The draft of a record, as the database has it. */
export type Draft = Record<string, unknown> & { documentId: string };

/** A user's rights to the records of a type. Conditions need `createdBy` with its roles. */
export const rightsTo = (strapi: Core.Strapi, ability: Ability, uid: UID.ContentType): Rights =>
  strapi
    .plugin("content-manager")
    .service("permission-checker")
    .create({ userAbility: ability, model: uid });

/** The draft of a record, with what a user's rights to it may depend on. */
export const findDraft = (
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
): Promise<Draft | null> =>
  strapi.db.query(uid).findOne({
    where: { documentId, publishedAt: null },
    populate: { createdBy: { populate: ["roles"] } },
  });

/**
 * The record of a route with `:uid` and `:documentId`, and the user's rights to it.
 *
 * @throws if the record is no content, or the user may not read it.
 */
export const findRecord = async (strapi: Core.Strapi, ability: Ability, { params }: Context) => {
  const { uid, documentId } = params as { uid: UID.ContentType; documentId: string };
  const isContent = contentTypes(strapi).some((type) => type.uid === uid);
  const draft = isContent ? await findDraft(strapi, uid, documentId) : null;
  const rights = draft && rightsTo(strapi, ability, uid);
  if (!draft || !rights?.can.read(draft)) {
    throw new errors.NotFoundError("This record does not exist, or your role cannot read it.");
  }

  return { uid, documentId, draft, rights };
};
