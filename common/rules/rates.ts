import { recordsIn } from "../is-record.ts";

import { isBlank } from "./blank.ts";
import { flattenFields } from "./fields.ts";
import type { Attributes, Components, ContentRecord, Issue } from "./model.ts";

const isWithoutPrice = ({ from, to, note }: ContentRecord) => [from, to, note].every(isBlank);

/** Issues of rates that have neither an amount nor a note: only their label would be shown. */
export const checkRates = (
  components: Components,
  attributes: Attributes,
  record: ContentRecord,
): Issue[] =>
  flattenFields(components, attributes, record).flatMap(({ path, attribute, value }) => {
    if (attribute.component !== "parts.rate") return [];

    return recordsIn(value).flatMap((rate, index) =>
      isWithoutPrice(rate)
        ? [
            {
              path: [...path, ...(attribute.repeatable ? [String(index)] : []), "from"],
              message: "Enter an amount or a note.",
            },
          ]
        : [],
    );
  });
