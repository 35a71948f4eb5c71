import { isRecord } from "../../lib/is-record";

import { isBlank } from "./blank";
import { decoration } from "./decoration";
import { fieldsOf } from "./fields";
import { picturesIn } from "./links";
import { type Attributes, type Components, type ContentRecord, type Problem } from "./model";

/** Said of a picture of which nobody has said what it shows. */
export const undescribed = (name: string) =>
  `The picture "${name}" has no alternative text: describe what it shows, or enter "${decoration}" if it is only decorative.`;

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
        .filter((file) => isPicture(file) && isBlank(file.alternativeText))
        .map(({ name }) => ({ path, message: undescribed(String(name)) }));
    }
    if (attribute.type !== "richtext") return [];

    return picturesIn(String(value ?? ""))
      .filter(({ text }) => isBlank(text))
      .map(({ address }) => ({ path, message: undescribed(address) }));
  });
