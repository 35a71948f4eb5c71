import type { Struct } from "@strapi/strapi";

import { checkDraft } from "../../content/checks/check-draft";
import { readDraft } from "../../content/model/record-content";
import { attributesOf } from "../../content/model/schemas";
import type { AppContext } from "../../server/app-context";

import { sentences } from "./sentences";

/** What stands between a record's saved draft and publishing, a sentence for each field. */
export const draftIssues = async (
  { strapi, settings }: AppContext,
  schema: Struct.ContentTypeSchema,
  documentId: string,
): Promise<string[]> => {
  const issues = await checkDraft(strapi, schema, documentId, settings.siteOrigins);
  const draft = await readDraft(strapi, schema, documentId, { attributes: attributesOf(schema) });

  return sentences(strapi, schema, draft ?? {}).of(issues);
};
