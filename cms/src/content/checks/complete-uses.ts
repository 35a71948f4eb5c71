import type { Core, UID } from "@strapi/strapi";
import { errors } from "@strapi/utils";

import type { ContentRecord } from "../../common/rules/model";

import { findUses } from "./find-uses";

type Documents = { publish: (params: object) => Promise<unknown> };

const findPublished = (strapi: Core.Strapi, uid: UID.ContentType, { documentId }: ContentRecord) =>
  strapi.db.query(uid).findOne({ where: { documentId, publishedAt: { $notNull: true } } });

/**
 * Publishes again the records that were published while they referenced only a draft of this
 * document: Strapi left the reference out. Those with unpublished changes, and those that may no
 * longer be published, stay as they are.
 */
export const completeUses = async (
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
): Promise<void> => {
  for (const { owner, records } of await findUses(strapi, uid, documentId, "draft")) {
    for (const draft of records) {
      const published = await findPublished(strapi, owner, draft);
      if (!published) continue;
      if (Number(new Date(String(draft.updatedAt))) > Number(new Date(published.updatedAt)))
        continue;
      const documents = strapi.documents(owner) as unknown as Documents;
      await documents.publish({ documentId: draft.documentId }).catch((error: unknown) => {
        if (!(error instanceof errors.ValidationError)) throw error;
      });
    }
  }
};
