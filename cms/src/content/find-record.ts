import type { Core, UID } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import type { Context } from "koa";

import type { Ability } from "../server/lib/panel-rights";

import { contentTypes } from "./content-types";

/** The permissions of a user for one record, by Strapi's content manager. */
type Rights = Record<
  "can" | "cannot",
  Record<"read" | "update" | "publish", (draft: object) => boolean>
>;

/** The draft of a record, as the database has it. */
export type Draft = Record<string, unknown> & { documentId: string };

/**
 * The record of a route with `:uid` and `:documentId`, and the user's rights to it.
 *
 * @throws if the record is no content, or the user may not read it.
 */
export const findRecord = async (strapi: Core.Strapi, ability: Ability, { params }: Context) => {
  const { uid, documentId } = params as { uid: UID.ContentType; documentId: string };
  const isContent = contentTypes(strapi).some((type) => type.uid === uid);
  const draft: Draft | null = isContent
    ? await strapi.db.query(uid).findOne({
        where: { documentId, publishedAt: null },
        populate: { createdBy: { populate: ["roles"] } },
      })
    : null;
  const rights: Rights | undefined =
    draft &&
    strapi
      .plugin("content-manager")
      .service("permission-checker")
      .create({ userAbility: ability, model: uid });
  if (!draft || !rights?.can.read(draft)) {
    throw new errors.NotFoundError("This record does not exist, or your role cannot read it.");
  }

  return { uid, documentId, draft, rights };
};
