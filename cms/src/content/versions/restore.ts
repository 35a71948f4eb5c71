import type { Core, Struct } from "@strapi/strapi";

import type { Attribute, ContentRecord } from "../../common/rules/model";
import { currentAdminUser } from "../../server/admin/users";

import { findPathIssue } from "../checks/check-draft";
import { componentsOf } from "../model/schemas";
import type { RestoredRecord } from "../types";

import {
  fieldName,
  findReferenced,
  keptAttributes,
  mapContent,
  unkeptFields,
} from "../model/record-content";
import { type Version, versionsOf } from "./keep-versions";

type Documents = { create: (params: object) => Promise<{ documentId: string }> };

/**
 * Brings a deleted record back as a new draft, which has the earlier versions of the deleted record
 * from then on. References to what no longer exists are left out. The draft belongs to the record's
 * author, or without such an account to the user.
 *
 * @param id of the version.
 * @param mayFill tells if the user may fill in a field.
 * @param origins of the site.
 * @returns undefined if the version is no longer kept.
 */
export const restore = (
  strapi: Core.Strapi,
  schema: Struct.ContentTypeSchema,
  id: number,
  mayFill: (name: string, attribute: Attribute) => boolean,
  origins: readonly string[],
) =>
  strapi.db.transaction(async (): Promise<RestoredRecord | undefined> => {
    const { uid } = schema;
    const where = { id, uid, kind: "deleted" };
    const kept: Version | null = await versionsOf(strapi).findOne({
      where,
      populate: { createdBy: true },
    });
    // Of two requests, one deletes it.
    const { count } = await versionsOf(strapi).deleteMany({ where });
    if (!kept || count === 0) return undefined;

    const leftOut = unkeptFields(schema);
    const referenced = await findReferenced(strapi, schema, [kept.content]);
    const found = (references: ContentRecord[], attribute: Attribute) =>
      references.flatMap((reference) => {
        const row = referenced(attribute, reference);
        if (!row) leftOut.push(String(reference.title ?? reference.name));

        return row ? [row] : [];
      });
    const attributes = Object.fromEntries(
      Object.entries(keptAttributes(schema)).filter(([name, attribute]) => {
        if (mayFill(name, attribute)) return true;
        if (name in kept.content) leftOut.push(fieldName(name, attribute));

        return false;
      }),
    );
    const content = mapContent(componentsOf(strapi), attributes, kept.content, {
      relation: (records, attribute) =>
        found(records, attribute).map(({ documentId }) => ({ documentId })),
      media: (files, attribute) => {
        const ids = found(files, attribute).map((file) => file.id);

        return attribute.multiple ? ids : (ids[0] ?? null);
      },
    });
    const user = currentAdminUser(strapi)?.id;
    const { documentId } = await (strapi.documents(uid) as unknown as Documents).create({
      data: { ...content, createdBy: kept.createdBy?.id ?? user, updatedBy: user },
    });
    await versionsOf(strapi).updateMany({
      where: { uid, record: kept.record },
      data: { record: documentId },
    });

    const address = await findPathIssue(strapi, schema, documentId, origins);

    return { documentId, leftOut: [...new Set(leftOut)], address };
  });
