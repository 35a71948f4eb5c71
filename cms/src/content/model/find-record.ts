import type { Core, UID } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import type { Context } from "koa";

import type { Draft, OpenRecord, RecordRights } from "../../server/admin/open-record";
import { type Ability, mayRead } from "../../server/admin/rights";

import type { RecordState } from "../types";

import { editedOnly, isContent } from "./content-types";

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

/** The edited version of a record, with what a user's rights to it may depend on. */
export const findDraft = (
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
): Promise<Draft | null> =>
  strapi.db.query(uid).findOne({
    where: { documentId, ...editedOnly(strapi, uid) },
    populate: { createdBy: { populate: ["roles"] } },
  });

/** What tells a published version from its draft. */
type Published = { documentId: string; publishedAt: string; updatedAt: string };

/** The published versions of a type's records, by documentId. */
export const publishedVersions = async (
  strapi: Core.Strapi,
  uid: UID.ContentType,
): Promise<ReadonlyMap<string, Published>> => {
  const published: Published[] = await strapi.db.query(uid).findMany({
    select: ["documentId", "publishedAt", "updatedAt"],
    where: { publishedAt: { $notNull: true } },
  });

  return new Map(published.map((version) => [version.documentId, version]));
};

/** The state of a record as the panel shows it: "modified" if the draft differs from what is published. */
export const stateOf = (
  strapi: Core.Strapi,
  draft: object,
  published: Published | Draft | null | undefined,
): RecordState =>
  strapi
    .plugin("content-manager")
    .service("document-metadata")
    .getStatus(draft, published ? [published] : []);

/** The error for a record that does not exist for a user. */
export const missingRecord = () =>
  new errors.NotFoundError("This record does not exist, or your role cannot read it.");

/**
 * The record of a route with `:uid` and `:documentId`, and the user's rights to it; also a lead.
 *
 * @throws {NotFoundError} if the user may not read it.
 */
export const findReadable = async (
  strapi: Core.Strapi,
  ability: Ability,
  { params }: Context,
): Promise<OpenRecord> => {
  const { uid, documentId } = params as { uid: UID.ContentType; documentId: string };
  const draft = mayRead(ability, uid) ? await findDraft(strapi, uid, documentId) : null;
  const rights = draft && rightsTo(strapi, ability, uid);
  if (!draft || !rights?.can.read(draft)) throw missingRecord();

  return { uid, documentId, draft, rights, ability };
};

/**
 * Like `findReadable`, for records of the content alone.
 *
 * @throws {NotFoundError} if the record is no content, or the user may not read it.
 */
export const findRecord = async (
  strapi: Core.Strapi,
  ability: Ability,
  ctx: Context,
): Promise<OpenRecord> => {
  if (!isContent(strapi, String(ctx.params.uid))) throw missingRecord();

  return findReadable(strapi, ability, ctx);
};
