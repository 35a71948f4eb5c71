import type { Core, UID } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import type { Context } from "koa";

import type { Draft, OpenRecord, RecordRights } from "../../server/admin/open-record";
import type { Ability } from "../../server/admin/rights";

import { isContent } from "./content-types";

/** A user's rights to the records of a type. Conditions need `createdBy` with its roles. */
export const rightsTo = (
  strapi: Core.Strapi,
  ability: Ability,
  uid: UID.ContentType,
): RecordRights =>
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
export const findRecord = async (
  strapi: Core.Strapi,
  ability: Ability,
  { params }: Context,
): Promise<OpenRecord> => {
  const { uid, documentId } = params as { uid: UID.ContentType; documentId: string };
  const draft = isContent(strapi, uid) ? await findDraft(strapi, uid, documentId) : null;
  const rights = draft && rightsTo(strapi, ability, uid);
  if (!draft || !rights?.can.read(draft)) {
    throw new errors.NotFoundError("This record does not exist, or your role cannot read it.");
  }

  return { uid, documentId, draft, rights, ability };
};
