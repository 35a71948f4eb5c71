import type { Core, Struct } from "@strapi/strapi";

import catalogue from "../catalogue.json";
import { componentsOf, modelOf } from "../model";
import { checkRecord } from "../rules/check-record";
import type { ContentRecord, Problem } from "../rules/model";
import { duplicateSlug, equalSlugs } from "../rules/pages";
import { populateFields } from "../rules/populate";

import { checkMedia } from "./check-media";
import { checkOpening } from "./check-opening";
import { checkRedirects } from "./check-redirects";
import { checkSearchWords } from "./check-search-words";
import { checkSchedule } from "./schedule";

const isSlugTaken = async (
  strapi: Core.Strapi,
  schema: Struct.ContentTypeSchema,
  draft: ContentRecord,
) =>
  (await strapi.db.query(schema.uid).count({
    where: {
      slug: { $in: equalSlugs(modelOf(schema), draft) },
      documentId: { $ne: draft.documentId },
      publishedAt: { $notNull: true },
    },
  })) > 0;

/**
 * What keeps the draft of a document from being published; nothing where there is no draft.
 *
 * @param siteOrigins the site's own, as browsers spell them.
 */
export const checkDraft = async (
  strapi: Core.Strapi,
  schema: Struct.ContentTypeSchema,
  documentId: string,
  siteOrigins: readonly string[],
): Promise<Problem[]> => {
  const components = componentsOf(strapi);
  const type = modelOf(schema);
  const draft: ContentRecord | null = await strapi.documents(schema.uid).findOne({
    documentId,
    status: "draft",
    populate: populateFields(components, type.attributes),
  } as never);
  if (!draft) return [];

  const problems = [
    ...checkRecord(components, catalogue, type, draft),
    ...(await checkMedia(strapi, components, type, draft)),
    ...checkSchedule(draft),
    ...(await checkOpening(strapi, schema, draft)),
    ...(await checkRedirects(strapi, schema, draft, siteOrigins)),
    ...(await checkSearchWords(strapi, schema, draft)),
  ];
  if (draft.slug && "slug" in type.attributes && (await isSlugTaken(strapi, schema, draft))) {
    problems.push(duplicateSlug(draft));
  }

  return problems;
};
