import { isRecord } from "../../lib/is-record";

import type { Attributes, Components } from "./model";

/**
 * A field as the panel's form names it: `Buttons › 2 › Address` is the second button's.
 *
 * @param path of the field, as a problem has it.
 * @param record says which component an item of a zone is; without it, the first that has the field counts.
 */
export const labelOf = (
  components: Components,
  attributes: Attributes,
  path: readonly string[],
  record?: unknown,
): string => {
  const attributesOf = (name: unknown) => components.get(String(name))?.attributes ?? {};
  let within: Attributes[] = [attributes];
  let value = record;

  return path
    .map((part) => {
      value = (value as Record<string, unknown> | null | undefined)?.[part];
      if (/^\d+$/.test(part)) {
        if (isRecord(value) && value.__component) within = [attributesOf(value.__component)];

        return String(Number(part) + 1);
      }
      const attribute = within.map((one) => one[part]).find((found) => found !== undefined);
      const { component, components: choice = [], pluginOptions } = attribute ?? {};
      within = (component ? [component] : choice).map(attributesOf);

      return pluginOptions?.editor?.label ?? part;
    })
    .join(" › ");
};
