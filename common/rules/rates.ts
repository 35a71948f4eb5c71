import { isBlank } from "./blank.ts";
import { componentsIn } from "./fields.ts";
import type { Attributes, Components, ContentRecord, Issue } from "./model.ts";

const isWithoutPrice = ({ from, to, note }: ContentRecord) => [from, to, note].every(isBlank);

/** Issues of rates that have neither an amount nor a note: only their label would be shown. */
export const checkRates = (
  components: Components,
  attributes: Attributes,
  record: ContentRecord,
): Issue[] =>
  componentsIn(components, attributes, record).flatMap(({ path, component, part }) =>
    component === "parts.rate" && isWithoutPrice(part)
      ? [{ path: [...path, "from"], message: "Enter an amount or a note." }]
      : [],
  );
