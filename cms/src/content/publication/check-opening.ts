import type { Core, Struct } from "@strapi/strapi";

import { hasEnded } from "../../common/last-day";
import type { ContentRecord, Issue } from "../../common/rules/model";

const pastDayMessage = "This day is in the past: choose a later one, or clear this field.";

/**
 * Publish issues of a job opening for editors only: seed and schedule may publish a closed one.
 * An unchanged published day is accepted, so that texts can be corrected.
 */
export const checkOpening = async (
  strapi: Core.Strapi,
  { uid, attributes }: Struct.ContentTypeSchema,
  { documentId, closesOn }: ContentRecord,
): Promise<Issue[]> => {
  if (!("closesOn" in attributes) || !strapi.requestContext.get()) return [];
  if (!closesOn || !hasEnded(String(closesOn), new Date())) return [];

  const published: ContentRecord | null = await strapi.db
    .query(uid)
    .findOne({ where: { documentId, publishedAt: { $notNull: true } } });

  return published?.closesOn === closesOn ? [] : [{ path: ["closesOn"], message: pastDayMessage }];
};
