import type { Attribute } from "../../../common/rules/model";
import { isVisibleText } from "../../../common/rules/visible-text";

export const isEmpty = (value: unknown) => value === undefined || value === null || value === "";

/** The field's label as placeholder, which the page's script outlines. @param note behind the label. */
export const placeholderText = (name: string, { pluginOptions }: Attribute, note = "") =>
  `‹${pluginOptions?.editor?.label ?? name}${note}›`;

const isNew = Symbol("new");

/** Marks a part that is not saved yet: its optional texts are shown as well, to be filled in in the page. */
export const markNew = <T extends object>(part: T): T => Object.assign(part, { [isNew]: true });

/** True for what {@link markNew} marks. */
export const isNewPart = (part: object) => isNew in part;

/**
 * The placeholder for a missing required value.
 *
 * @param now an ISO time. A missing day is today in UTC: the editor's time zone is unknown here.
 */
export const placeholderFor = (name: string, attribute: Attribute, now: string): unknown => {
  switch (attribute.type) {
    case "date":
    case "datetime":
      return now.slice(0, 10);
    case "enumeration":
      return attribute.pluginOptions?.editor?.isWord
        ? placeholderText(name, attribute)
        : (attribute.enum?.[0] ?? "");
    case "boolean":
      return false;
    case "integer":
    case "decimal":
    case "float":
      return 0;
    case "dynamiczone":
      return [];
    case "component":
      return attribute.repeatable ? [] : {};
    case "media":
      return null;
    case "email":
      return "";
    default:
      return isVisibleText(attribute) ? placeholderText(name, attribute) : "";
  }
};
