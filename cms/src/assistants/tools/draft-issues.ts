import type { Struct } from "@strapi/strapi";

import { checkDraft } from "../../content/checks/check-draft";
import type { Issue } from "../../common/rules/model";
import { isPrivate, readDraft } from "../../content/model/record-content";
import { attributesOf } from "../../content/model/schemas";
import type { AppContext } from "../../server/app-context";

import { sentences } from "./issue-sentences";

/** The issues of a saved draft; that of a private field without its message, which may quote the field. */
export const checkReadable = async (
  { strapi, settings }: AppContext,
  schema: Struct.ContentTypeSchema,
  documentId: string,
): Promise<Issue[]> => {
  const issues = await checkDraft(strapi, schema, documentId, settings.siteOrigins);

  return issues.map((issue) => {
    const attribute = attributesOf(schema)[issue.path[0] ?? ""];

    return attribute && isPrivate(attribute)
      ? { path: [], message: "A field that only people see has to be corrected in the panel." }
      : issue;
  });
};

/** What prevents publishing a record's saved draft, a sentence for each field. */
export const draftIssues = async (
  app: AppContext,
  schema: Struct.ContentTypeSchema,
  documentId: string,
): Promise<string[]> => {
  const { strapi } = app;
  const issues = await checkReadable(app, schema, documentId);
  const draft = await readDraft(strapi, schema, documentId, { attributes: attributesOf(schema) });

  return sentences(strapi, schema, draft ?? {}).of(issues);
};
