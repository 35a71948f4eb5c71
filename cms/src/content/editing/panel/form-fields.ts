import type { Fields } from "./take-fields";

type Attribute = {
  type?: string;
  component?: string;
  components?: string[];
  pluginOptions?: { editor?: { label?: string } };
};

/** A content type or component of the content manager. */
export type Schema = { uid: string; attributes: Record<string, Attribute> };

/**
 * The attribute of a field.
 *
 * @param uid of the record's content type.
 * @param path of the field in the record, as `hero.title` or `sections.2.heading`.
 * @param records versions of the record, which say what components a dynamic zone has.
 * @returns undefined if there is no such field.
 */
const attributeOf = (
  schemas: readonly Schema[],
  uid: string,
  path: string,
  records: readonly Fields[],
) => {
  let within = [uid];
  let attribute: Attribute | undefined;
  let values: unknown[] = [...records];
  for (const name of path.split(".")) {
    values = values.map((value) => (value as Fields | null | undefined)?.[name]);
    if (/^\d+$/.test(name)) {
      const used = values.map((value) => (value as Fields | null | undefined)?.__component);
      const known = within.filter((one) => used.includes(one));
      within = known.length > 0 ? known : within;
      continue;
    }
    attribute = within
      .map((one) => schemas.find((schema) => schema.uid === one)?.attributes[name])
      .find((found) => found !== undefined);
    if (!attribute) return undefined;
    within = attribute.component ? [attribute.component] : (attribute.components ?? []);
  }

  return attribute;
};

/** The fields of a record's form, by their paths. */
export const fieldsOf = (schemas: readonly Schema[], uid: string) => {
  const typeOf = (path: string) => attributeOf(schemas, uid, path, [])?.type;

  return {
    /** The label, with the components of these versions; undefined if there is no such field. */
    labelOf: (path: string, ...records: Fields[]) =>
      attributeOf(schemas, uid, path, records)?.pluginOptions?.editor?.label,
    /** True for a text with formatting. */
    isFormatted: (path: string) => typeOf(path) === "richtext",
    /** True for JSON. */
    isJson: (path: string) => typeOf(path) === "json",
  };
};

export type FormFields = ReturnType<typeof fieldsOf>;
