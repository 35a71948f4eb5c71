import type { ContentModel } from "../../common/content-model.ts";
import { checkRecord } from "../../common/rules/check-record.ts";
import { flattenFields } from "../../common/rules/fields.ts";
import { missingAlternativeText } from "../../common/rules/alternative-text.ts";
import type { ContentRecord, ModelSchema } from "../../common/rules/model.ts";

import type { ImportPicture, ImportRecord } from "../record.ts";

/** Why the CMS refuses to publish a record: a field and a sentence. */
export type Refusal = { record: string; field: string; message: string };

type Field = ReturnType<typeof flattenFields>[number];

const placeholder = ({ type }: Field["attribute"], name: string): unknown =>
  type === "media" ? { name, mime: "image/", alternativeText: "A picture" } : { documentId: name };

/**
 * A copy of a record's fields with defaults, and with placeholders for pictures and other records,
 * which do not exist yet.
 */
const withPlaceholders = (fields: readonly Field[], data: ContentRecord): ContentRecord => {
  const copy = structuredClone(data);
  for (const { path, attribute, value } of fields) {
    const name = path.at(-1) ?? "";
    const parent = path.slice(0, -1).reduce((part, step) => part[step] as ContentRecord, copy);
    if (value === undefined && "default" in attribute) parent[name] = attribute.default;
    if (value === undefined || value === null) continue;
    if (attribute.type !== "media" && attribute.type !== "relation") continue;
    const found = [value].flat().map((key) => placeholder(attribute, String(key)));
    parent[name] = Array.isArray(value) ? found : found[0];
  }

  return copy;
};

/**
 * Creates functions that check the published records of an import by the rules of the CMS. They keep
 * no texts. Pictures come after the records that show them.
 */
export const createRecordCheck = ({ types, components }: ContentModel) => {
  const byName = new Map<string, ModelSchema>(types.map((type) => [type.name, type]));
  const uses = new Map<string, { record: string; field: string }[]>();

  return {
    /** The refusals of a record; none for a draft. */
    record: ({ type, key, data, published }: ImportRecord): Refusal[] => {
      const record = `${type} ${key}`;
      const model = byName.get(type);
      if (!model) return [{ record, field: "", message: `There is no type ${type} in the CMS.` }];
      if (!published) return [];
      const fields = flattenFields(components, model.attributes, data);
      const unknown = Object.keys(data).filter((name) => !(name in model.attributes));
      for (const { path, attribute, value } of fields) {
        if (attribute.type !== "media" || !value) continue;
        for (const name of [value].flat().map(String)) {
          uses.set(name, [...(uses.get(name) ?? []), { record, field: path.join(".") }]);
        }
      }

      return [
        ...unknown.map((field) => ({ record, field, message: "There is no such field." })),
        ...checkRecord(components, model, withPlaceholders(fields, data)).map(
          ({ path, message }) => ({ record, field: path.join("."), message }),
        ),
      ];
    },
    /** The refusals of the records that show a picture. */
    picture: ({ name, alternativeText }: ImportPicture): Refusal[] => {
      const message = missingAlternativeText(name);

      return alternativeText.trim()
        ? []
        : (uses.get(name) ?? []).map((use) => ({ ...use, message }));
    },
  };
};
