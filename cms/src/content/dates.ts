import type { Core, Modules } from "@strapi/strapi";

import { componentsOf, modelOf } from "./model";
import { fieldsOf } from "./rules/fields";
import type { ContentRecord } from "./rules/model";
import { throwProblems } from "./throw-problems";

const examples: Record<string, string> = {
  date: "2026-11-30",
  datetime: "2026-11-30 14:05",
};

const isDate = (value: string) =>
  /^\d{4}-\d\d-\d\d/.test(value) && !Number.isNaN(Date.parse(value));

/**
 * Refuses to save what is written in a field for dates and is none: the panel sends it as it was
 * typed, and Strapi would name its own format.
 */
export const refuseUnreadableDates = (strapi: Core.Strapi) =>
  strapi.documents.use((context: Modules.Documents.Middleware.Context, next) => {
    const { action, contentType, params } = context;
    const { data } = params as { data?: ContentRecord };
    if (!data || (action !== "create" && action !== "update")) return next();

    const fields = fieldsOf(componentsOf(strapi), modelOf(contentType).attributes, data);
    throwProblems(
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
