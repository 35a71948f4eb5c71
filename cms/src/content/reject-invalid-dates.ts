import type { Core, Modules } from "@strapi/strapi";

import { flattenFields } from "../common/rules/fields";
import type { ContentRecord } from "../common/rules/model";
import { componentsOf, modelOf } from "./schemas";
import { throwIssues } from "./throw-issues";

const examples: Record<string, string> = {
  date: "2026-11-30",
  datetime: "2026-11-30 14:05",
};

const isDate = (value: string) =>
  /^\d{4}-\d\d-\d\d/.test(value) && !Number.isNaN(Date.parse(value));

/**
 * Rejects invalid dates on save: the panel sends them as typed, and Strapi's error names its
 * internal format.
 */
export const rejectInvalidDates = (strapi: Core.Strapi) =>
  strapi.documents.use((context: Modules.Documents.Middleware.Context, next) => {
    const { action, contentType, params } = context;
    const { data } = params as { data?: ContentRecord };
    if (!data || (action !== "create" && action !== "update")) return next();

    const fields = flattenFields(componentsOf(strapi), modelOf(contentType).attributes, data);
    throwIssues(
      fields.flatMap(({ path, attribute: { type }, value }) => {
        const example = examples[type];
        if (!example || typeof value !== "string" || isDate(value)) return [];

        return [
          {
            path,
            message: `"${value}" is not a date: choose one in the calendar, or write it like ${example}.`,
          },
        ];
      }),
    );

    return next();
  });
