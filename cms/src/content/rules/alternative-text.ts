import { isRecord } from "../../lib/is-record";

import { fieldsOf } from "./fields";
import { picturesIn } from "./links";
import { type Attributes, type Components, type ContentRecord, type Problem } from "./model";

/** What editors write as the alternative text of a picture that says nothing. */
export const decoration = "Decoration";

/**
 * The alternative text as browsers get it: none for decoration, so that screen readers pass
 * over it (WCAG 2.2, 1.1.1).
 */
export const alternativeFor = (text: unknown): string => {
  const words = typeof text === "string" ? text.trim() : "";

  return words.toLowerCase() === decoration.toLowerCase() ? "" : words;
};

/** Said of a picture of which nobody has said what it shows. */
export const undescribed = (name: string) =>
  `The picture "${name}" has no alternative text: describe what it shows, or enter "${decoration}" if it is only decorative.`;

const isEmpty = (text: unknown) => typeof text !== "string" || text.trim() === "";

const isPicture = ({ mime }: ContentRecord) => String(mime).startsWith("image/");

/** The pictures of a record that have no alternative text: those in its fields, and those in its texts. */
export const checkAlternativeTexts = (
  components: Components,
  attributes: Attributes,
  record: ContentRecord,
): Problem[] =>
  fieldsOf(components, attributes, record).flatMap(({ path, attribute, value }) => {
    if (attribute.type === "media") {
      return [value]
        .flat()
        .filter(isRecord)
        .filter((file) => isPicture(file) && isEmpty(file.alternativeText))
        .map(({ name }) => ({ path, message: undescribed(String(name)) }));
    }
    if (attribute.type !== "richtext") return [];

    return picturesIn(String(value ?? ""))
      .filter(({ text }) => isEmpty(text))
      .map(({ address }) => ({ path, message: undescribed(address) }));
  });
