import type { Attribute } from "../../cms/src/content/rules/model";

/** Whether a value counts as none. */
export const isEmpty = (value: unknown) => value === undefined || value === null || value === "";

/** Whether a field is words that a page shows, and not an address, a slug or a choice. */
export const isShown = ({ type, pluginOptions }: Attribute) =>
  ["string", "text"].includes(type) &&
  !pluginOptions?.editor?.pattern &&
  !pluginOptions?.editor?.catalogue;

/** What a page shows where a required text is missing: what the form calls it. The page's script draws a frame around it. */
export const gapText = (name: string, { pluginOptions }: Attribute) =>
  `‹${pluginOptions?.editor?.label ?? name}›`;

/** What stands in for a required value that a draft does not have yet, so that every page can be drawn. */
export const standIn = (name: string, attribute: Attribute): unknown => {
  switch (attribute.type) {
    case "date":
    case "datetime":
      return new Date().toISOString().slice(0, 10);
    case "enumeration":
      return attribute.enum?.[0] ?? "";
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
      return isShown(attribute) ? gapText(name, attribute) : "";
  }
};
