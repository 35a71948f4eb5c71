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
 * @param path of the field in the record, as `hero.title` or `hiringcontent.2.heading`.
 * @returns undefined if there is no such field.
 */
const attributeOf = (schemas: readonly Schema[], uid: string, path: string) => {
  let within = [uid];
  let attribute: Attribute | undefined;
  for (const name of path.split(".").filter((part) => !/^\d+$/.test(part))) {
    attribute = within
      .map((one) => schemas.find((schema) => schema.uid === one)?.attributes[name])
      .find((found) => found !== undefined);
    if (!attribute) return undefined;
    within = attribute.component ? [attribute.component] : (attribute.components ?? []);
  }

  return attribute;
};

/** The fields of a record's form, by their paths. */
export const fieldsOf = (schemas: readonly Schema[], uid: string) => ({
  /** The label; undefined if there is no such field. */
  labelOf: (path: string) => attributeOf(schemas, uid, path)?.pluginOptions?.editor?.label,
  /** True for a text with formatting. */
  isFormatted: (path: string) => attributeOf(schemas, uid, path)?.type === "richtext",
});

export type FormFields = ReturnType<typeof fieldsOf>;
