import type { Core, Struct } from "@strapi/strapi";
import { errors } from "@strapi/utils";

import { fieldSentence } from "../../common/rules/labels";
import type { ContentRecord, Issue } from "../../common/rules/model";
import { attributesOf, componentsOf } from "../../content/model/schemas";

type FieldError = { path: (string | number)[]; message: string };

/**
 * What is wrong with a record, a sentence for each field: `Search and sharing › Description: Shorten …`.
 *
 * @param record in which the fields are.
 */
export const sentences = (
  strapi: Core.Strapi,
  schema: Struct.ContentTypeSchema,
  record: ContentRecord,
) => {
  const sentenceOf = (issue: Issue) =>
    fieldSentence(componentsOf(strapi), attributesOf(schema), issue, record);

  return {
    of: (issues: readonly Issue[]) => issues.map(sentenceOf),

    /** @throws {ValidationError} if there is an issue. */
    throwAll: (issues: readonly Issue[]) => {
      if (issues.length > 0) throw new errors.ValidationError(issues.map(sentenceOf).join("\n"));
    },

    /** Runs a task that saves the record. @throws {ValidationError} with a sentence for each of its issues. */
    during: async <T>(task: () => Promise<T>): Promise<T> => {
      try {
        return await task();
      } catch (error) {
        const { details } = error as { details?: { errors?: FieldError[] } };
        if (!(error instanceof errors.ValidationError) || !details?.errors) throw error;
        const issues = details.errors.map(({ path, message }) => ({
          path: path.map(String),
          message,
        }));
        throw new errors.ValidationError(issues.map(sentenceOf).join("\n"));
      }
    },
  };
};
