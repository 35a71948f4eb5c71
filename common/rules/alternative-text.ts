import { isRecord } from "../is-record.ts";

import { isBlank } from "./blank.ts";
import { decorativeMarker } from "./decoration.ts";
import { flattenFields } from "./fields.ts";
import { picturesIn } from "./links.ts";
import { type Attributes, type Components, type ContentRecord, type Issue } from "./model.ts";

/** Message for a picture without alternative text. */
export const missingAlternativeText = (name: string) =>
  `The picture "${name}" has no alternative text: describe what it shows, or enter "${decorativeMarker}" if it is only decorative.`;

const isPicture = ({ mime }: ContentRecord) => String(mime).startsWith("image/");

/** Issues of pictures without alternative text, in fields and texts. */
export const checkAlternativeTexts = (
  components: Components,
  attributes: Attributes,
  record: ContentRecord,
): Issue[] =>
  flattenFields(components, attributes, record).flatMap(({ path, attribute, value }) => {
    if (attribute.type === "media") {
      return [value]
        .flat()
        .filter(isRecord)
        .filter((file) => isPicture(file) && isBlank(file.alternativeText))
        .map(({ name }) => ({ path, message: missingAlternativeText(String(name)) }));
    }
    if (attribute.type !== "richtext") return [];

    return picturesIn(String(value ?? ""))
      .filter(({ text }) => isBlank(text))
      .map(({ url }) => ({ path, message: missingAlternativeText(url) }));
  });
