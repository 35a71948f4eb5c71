import type { Attribute as ModelAttribute } from "../../../common/rules/model";
import { isOnPage, isVisibleText } from "../../../common/rules/visible-text";

import type { Fields } from "./form-values";

type Attribute = Pick<ModelAttribute, "pluginOptions"> & {
  type?: string;
  component?: string;
  components?: string[];
  relation?: string;
};

/** A content type or component of the content manager. */
export type Schema = { uid: string; attributes: Record<string, Attribute> };

/**
 * The attribute of a field, and the uid of the type or component that has it.
 *
 * @param uid of the record's content type.
 * @param path of the field in the record, as `hero.title` or `sections.2.heading`.
 * @param records versions of the record, which say what components a dynamic zone has.
 * @returns undefined if there is no such field.
 */
const findField = (
  schemas: readonly Schema[],
  uid: string,
  path: string,
  records: readonly Fields[],
) => {
  let within = [uid];
  let found: { owner: string; attribute: Attribute } | undefined;
  let values: unknown[] = [...records];
  for (const name of path.split(".")) {
    values = values.map((value) => (value as Fields | null | undefined)?.[name]);
    if (/^\d+$/.test(name)) {
      const used = values.map((value) => (value as Fields | null | undefined)?.__component);
      const known = within.filter((one) => used.includes(one));
      within = known.length > 0 ? known : within;
      continue;
    }
    found = within
      .map((owner) => ({
        owner,
        attribute: schemas.find(({ uid: one }) => one === owner)?.attributes[name],
      }))
      .find((one): one is NonNullable<typeof found> => one.attribute !== undefined);
    if (!found) return undefined;
    const { component, components = [] } = found.attribute;
    within = component ? [component] : components;
  }

  return found;
};

/** The fields of a record's form, by their paths. */
export const fieldsOf = (schemas: readonly Schema[], uid: string) => {
  const typeOf = (path: string) => findField(schemas, uid, path, [])?.attribute.type;

  return {
    /** The label, with the components of these versions; undefined if there is no such field. */
    labelOf: (path: string, ...records: Fields[]) =>
      findField(schemas, uid, path, records)?.attribute.pluginOptions?.editor?.label,
    /** A text of the page without formatting, that is not chosen from a list: long or not; undefined for others. */
    plainTextOf: (path: string, ...records: Fields[]) => {
      const { owner, attribute } = findField(schemas, uid, path, records) ?? {};
      if (!attribute || !isOnPage(owner) || !isVisibleText(attribute)) return undefined;

      return { isLong: attribute.type === "text" };
    },
    /** True for a text with formatting. */
    isFormatted: (path: string) => typeOf(path) === "richtext",
    /** A relation: the type or component that has it, and whether it is to one record. */
    relationOf: (path: string, ...records: Fields[]) => {
      const { owner, attribute } = findField(schemas, uid, path, records) ?? {};

      return owner && attribute?.relation
        ? { owner, isToOne: attribute.relation.endsWith("ToOne") }
        : undefined;
    },
    /** True for JSON. */
    isJson: (path: string) => typeOf(path) === "json",
  };
};

export type FormFields = ReturnType<typeof fieldsOf>;
