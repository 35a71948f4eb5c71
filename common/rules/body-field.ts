import type { Attributes } from "./model.ts";

/** The one text of a type that is the body of its Markdown file in an export; undefined for several or none. */
export const bodyField = (attributes: Attributes): string | undefined => {
  const names = Object.keys(attributes).filter((name) => attributes[name]?.type === "richtext");

  return names.length === 1 ? names[0] : undefined;
};
