import type { Core, Struct } from "@strapi/strapi";

import catalogue from "../catalogue.json";
import { componentsOf, modelOf } from "../model";
import { checkRecord } from "../rules/check-record";
import type { ContentRecord, Issue } from "../rules/model";
import { duplicateSlug, equivalentSlugs } from "../rules/pages";
import { populateFields } from "../rules/populate";

import { checkMedia } from "./check-media";
import { checkOpening } from "./check-opening";
import { checkRedirects } from "./check-redirects";
import { findDuplicateSeo } from "./find-duplicate-seo";
import { checkSchedule } from "./schedule";

const isSlugTaken = async (
  strapi: Core.Strapi,
  schema: Struct.ContentTypeSchema,
  draft: ContentRecord,
) =>
  (await strapi.db.query(schema.uid).count({
    where: {
      slug: { $in: equivalentSlugs(modelOf(schema), draft) },
      documentId: { $ne: draft.documentId },
      publishedAt: { $notNull: true },
    },
  })) > 0;

/**
 * Publish issues of a document's draft; none without a draft.
 */
export const checkDraft = async (
  strapi: Core.Strapi,
  schema: Struct.ContentTypeSchema,
  documentId: string,
  siteOrigins: readonly string[],
): Promise<Issue[]> => {
  const components = componentsOf(strapi);
  const type = modelOf(schema);
  const draft: ContentRecord | null = await strapi.documents(schema.uid).findOne({
    documentId,
    status: "draft",
    populate: populateFields(components, type.attributes),
  } as never);
  if (!draft) return [];

  const issues = [
    ...checkRecord(components, catalogue, type, draft),
    ...(await checkMedia(strapi, components, type, draft)),
    ...checkSchedule(draft),
    ...(await checkOpening(strapi, schema, draft)),
    ...(await checkRedirects(strapi, schema, draft, siteOrigins)),
    ...(await findDuplicateSeo(strapi, schema, draft)),
  ];
  if (draft.slug && "slug" in type.attributes && (await isSlugTaken(strapi, schema, draft))) {
    issues.push(duplicateSlug(draft));
  }

  return issues;
};
