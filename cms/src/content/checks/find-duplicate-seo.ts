import type { Core, Struct } from "@strapi/strapi";

import { contentTypes } from "../model/content-types";
import { componentsOf, modelOf } from "../model/schemas";
import type { ContentRecord, Issue } from "../../common/rules/model";
import { populateFields } from "../../common/rules/populate";
import { duplicateSeoTexts, seoComponent, type SeoText, seoTextsOf } from "../../common/rules/seo";

/** Returns an issue for each SEO text already used on another page. */
export const findDuplicateSeo = async (
  strapi: Core.Strapi,
  schema: Struct.ContentTypeSchema,
  draft: ContentRecord,
): Promise<Issue[]> => {
  const texts = seoTextsOf(modelOf(schema), draft);
  const conditions = texts.map(({ name, value }) => ({ [name]: value }));
  if (texts.length === 0) return [];

  const components = componentsOf(strapi);
  const others: SeoText[] = [];
  for (const { uid } of contentTypes(strapi)) {
    const type = modelOf(strapi.contentType(uid));
    const seoAttributes = Object.fromEntries(
      Object.entries(type.attributes).filter(
        ([, { type: kind, component }]) => kind === "dynamiczone" || component === seoComponent,
      ),
    );
    if (Object.keys(seoAttributes).length === 0) continue;
    const field = Object.keys(seoAttributes).find((name) => seoAttributes[name]?.component);
    const records: ContentRecord[] = await strapi.documents(uid).findMany({
      status: "published",
      filters: {
        documentId: { $ne: draft.documentId },
        // Dynamic zones cannot be filtered.
        ...(field && { [field]: { $or: conditions } }),
      },
      populate: populateFields(components, seoAttributes),
    } as never);
    others.push(...records.flatMap((record) => seoTextsOf(type, record)));
  }

  return duplicateSeoTexts(texts, others);
};
