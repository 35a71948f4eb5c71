import type { Core } from "@strapi/strapi";

import { isDay } from "../../common/is-day";
import { isBlank } from "../../common/rules/blank";
import { flattenFields } from "../../common/rules/fields";
import type { Attribute, ContentRecord } from "../../common/rules/model";
import type { Step } from "./document-actions";
import { componentsOf, modelOf } from "./schemas";
import { throwIssues } from "./throw-issues";

const examples: Record<string, string> = {
  date: "2026-11-30",
  datetime: "2026-11-30 14:05",
};

/** True for a day, alone or with a time: all that Strapi takes, or it answers without the field. */
const isDate = (value: string) =>
  /^.{10}([T ]\d\S+)?$/.test(value) &&
  isDay(value.slice(0, 10)) &&
  !Number.isNaN(Date.parse(value));

const dateMessage = (value: string, example: string) =>
  `"${value}" is not a date: choose one in the calendar, or write it like ${example}.`;

/** The escapes of characters that PostgreSQL has in no JSON: NUL, and halves of a character. */
const unsupported = /(?<!\\)(\\\\)*\\u(0000|d[89a-f])/;

const jsonMessage = (value: unknown): string | undefined => {
  try {
    const parsed: unknown = typeof value === "string" ? JSON.parse(value) : value;

    return unsupported.test(JSON.stringify(parsed))
      ? "This has a character that cannot be stored: delete it."
      : undefined;
  } catch {
    return 'This is not JSON: write it like { "name": "value" }, with double quotes and no comma at the end.';
  }
};

const messageOf = ({ type }: Attribute, value: unknown): string | undefined => {
  if (type === "json" && !isBlank(value)) return jsonMessage(value);
  if (typeof value !== "string") return undefined;
  const example = examples[type];

  return example && !isDate(value) ? dateMessage(value, example) : undefined;
};

/** The panel sends an emptied field as a text, which is no JSON. */
const clear = (data: ContentRecord, path: string[]) => {
  const parent = path.slice(0, -1).reduce((part, name) => part[name] as ContentRecord, data);
  parent[path.at(-1) ?? ""] = null;
};

/**
 * The step that rejects invalid dates and JSON on save: the panel sends dates as typed, and Strapi's error names its
 * internal format; text that is not JSON is an error of PostgreSQL.
 */
export const createValuesStep =
  (strapi: Core.Strapi): Step =>
  async ({ contentType, params }, next) => {
    const { data } = params as { data?: ContentRecord };
    if (!data) return next();

    const fields = flattenFields(componentsOf(strapi), modelOf(contentType).attributes, data);
    for (const { path, attribute, value } of fields) {
      if (attribute.type === "json" && value === "") clear(data, path);
    }
    throwIssues(
      fields.flatMap(({ path, attribute, value }) => {
        const message = messageOf(attribute, value);

        return message ? [{ path, message }] : [];
      }),
    );

    return next();
  };
