import type { Core, Struct } from "@strapi/strapi";

import { contentTypes } from "../content-types";
import { componentsOf, modelOf } from "../model";
import type { ContentRecord, Problem } from "../rules/model";
import { populateFields } from "../rules/populate";
import {
  duplicateSearchWords,
  searchComponent,
  type SearchWords,
  searchWordsOf,
} from "../rules/search-words";

/** Whether any record has these words, this draft's own aside; drafts of others count, too. */
const areSomewhere = async (strapi: Core.Strapi, draft: ContentRecord, conditions: object[]) => {
  const parts: { id: number }[] = await strapi.db
    .query(searchComponent)
    .findMany({ where: { $or: conditions }, select: ["id"] });
  const own = draft.seo as { id?: number } | null | undefined;

  return parts.some(({ id }) => id !== own?.id);
};

/** What keeps a draft from being published because another page looks the same in search results. */
export const checkSearchWords = async (
  strapi: Core.Strapi,
  schema: Struct.ContentTypeSchema,
  draft: ContentRecord,
): Promise<Problem[]> => {
  const words = searchWordsOf(modelOf(schema), draft);
  const conditions = words.map(({ name, value }) => ({ [name]: value }));
  if (words.length === 0 || !(await areSomewhere(strapi, draft, conditions))) return [];

  const components = componentsOf(strapi);
  const others: SearchWords[] = [];
  for (const { uid } of contentTypes(strapi)) {
    const type = modelOf(strapi.contentType(uid));
    const shown = Object.fromEntries(
      Object.entries(type.attributes).filter(
        ([, { type: kind, component }]) => kind === "dynamiczone" || component === searchComponent,
      ),
    );
    if (Object.keys(shown).length === 0) continue;
    const field = Object.keys(shown).find((name) => shown[name]?.component);
    const records: ContentRecord[] = await strapi.documents(uid).findMany({
      status: "published",
      filters: {
        documentId: { $ne: draft.documentId },
        // Nothing can be asked of what is in a zone.
        ...(field && { [field]: { $or: conditions } }),
      },
      populate: populateFields(components, shown),
    } as never);
    others.push(...records.flatMap((record) => searchWordsOf(type, record)));
  }

  return duplicateSearchWords(words, others);
};
