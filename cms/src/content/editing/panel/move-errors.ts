import { isRecord } from "../../../common/is-record";

import { type Fields, isSame } from "./form-values";

/** Names a part: the ids of two components may be the same, and a new part has none. */
const keyOf = (part: unknown) =>
  isRecord(part)
    ? [part.__component, part.id ?? `new ${String(part.__temp_key__)}`].join(" ")
    : undefined;

const contentOf = (part: unknown) => ({ ...(part as Fields), __temp_key__: undefined });

/** The place of a part in a list. Strapi gives a new part another key when it moves. */
const placeOf = (part: unknown, list: readonly unknown[]) => {
  const place = list.findIndex((one) => keyOf(one) === keyOf(part));

  return place < 0 ? list.findIndex((one) => isSame(contentOf(one), contentOf(part))) : place;
};

/**
 * Moves the errors of a form with the sections and items that they are about. Strapi keeps them by place.
 *
 * @param errors of the values before: a message for each field, in their shape.
 * @returns those of the values after, without those of what is gone.
 */
export const moveErrors = (errors: unknown, before: unknown, after: unknown): unknown => {
  if (Array.isArray(errors) && Array.isArray(before) && Array.isArray(after)) {
    const moved: unknown[] = [];
    for (const [at, error] of errors.entries()) {
      const place = placeOf(before[at], after);
      if (error !== undefined && place >= 0) {
        moved[place] = moveErrors(error, before[at], after[place]);
      }
    }

    return moved;
  }
  if (!isRecord(errors) || !isRecord(before) || !isRecord(after)) return errors;

  return Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [
      name,
      moveErrors(error, before[name], after[name]),
    ]),
  );
};
