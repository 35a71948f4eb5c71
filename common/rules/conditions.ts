import type { Attribute, ContentRecord } from "./model.ts";

/** When the panel shows a field: if another one of its record or component has one of these values. */
export type Conditions = { visible: { in: [{ var: string }, string[]] } };

/**
 * True for a field that the panel shows.
 *
 * @param owner the record or component that has it; one without the other field, such as a part of a
 *   change, hides nothing.
 */
export const isVisible = (
  { conditions }: Pick<Attribute, "conditions">,
  owner: ContentRecord,
): boolean => {
  if (!conditions) return true;
  const [{ var: name }, values] = conditions.visible.in;
  const value = owner[name];

  return typeof value !== "string" || values.includes(value);
};
