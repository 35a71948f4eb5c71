type Attribute = {
  component?: string;
  components?: string[];
  pluginOptions?: { editor?: { label?: string } };
};

/** A content type or component of the content manager. */
export type Schema = { uid: string; attributes: Record<string, Attribute> };

/**
 * The label of a field in its form.
 *
 * @param uid of the record's content type.
 * @param path of the field in the record, as `hero.title` or `hiringcontent.2.heading`.
 * @returns undefined if there is no such field.
 */
export const labelOf = (schemas: readonly Schema[], uid: string, path: string) => {
  let within = [uid];
  let label: string | undefined;
  for (const name of path.split(".").filter((part) => !/^\d+$/.test(part))) {
    const attribute = within
      .map((one) => schemas.find((schema) => schema.uid === one)?.attributes[name])
      .find((found) => found !== undefined);
    if (!attribute) return undefined;
    label = attribute.pluginOptions?.editor?.label;
    within = attribute.component ? [attribute.component] : (attribute.components ?? []);
  }

  return label;
};
