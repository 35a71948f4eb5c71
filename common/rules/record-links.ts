import { flattenFields } from "./fields.ts";
import { fieldLabel } from "./labels.ts";
import { linksIn } from "./links.ts";
import type { Attribute, Attributes, Components, ContentRecord } from "./model.ts";

/** A link of a record: the label of its field, as in the panel's form, and its target as written. */
export type RecordLink = { field: string; href: string };

/** True for a field with an address of any kind, by its pattern: redirects' sources are paths only. */
const holdsUrl = ({ type, pluginOptions }: Attribute) => {
  const { pattern } = pluginOptions?.editor ?? {};

  return type === "string" && pattern && new RegExp(pattern.regex).test("https://www.example.com/");
};

const urlsIn = (attribute: Attribute, value: unknown) => {
  if (typeof value !== "string") return [];
  if (attribute.type === "richtext") return linksIn(value);

  return holdsUrl(attribute) ? [value] : [];
};

/** The links in the texts and the address fields of a record and its components, once per field. */
export const linksOfRecord = (
  components: Components,
  attributes: Attributes,
  record: ContentRecord,
): RecordLink[] =>
  flattenFields(components, attributes, record).flatMap(({ path, attribute, value }) =>
    [...new Set(urlsIn(attribute, value))].map((href) => ({
      field: fieldLabel(components, attributes, path, record),
      href,
    })),
  );
